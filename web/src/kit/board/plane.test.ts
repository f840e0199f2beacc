import { expect, test } from 'vitest';
import { held, intoSight, isSame, MOST, moved, Quarters, turned, whole, zoomed } from './plane';

const world = { width: 300, height: 200 };
const frame = { width: 600, height: 600 };

test('all of it fits, in the middle', () => {
  expect(whole(world, frame)).toEqual({ scale: 2, x: 0, y: 100 });
});

test('a small plane is not blown up without end', () => {
  expect(whole({ width: 10, height: 10 }, frame).scale).toBe(MOST);
});

test('what is under the pointer stays there', () => {
  const before = { scale: 3, x: -150, y: -50 };
  const after = zoomed(before, { x: 200, y: 300 }, 1.2, world, frame);
  const under = ({ scale, x, y }: typeof before) => [(200 - x) / scale, (300 - y) / scale];
  expect(after.scale).toBeCloseTo(3.6);
  expect(under(after)[0]).toBeCloseTo(under(before)[0] ?? 0);
});

test('there are limits', () => {
  expect(zoomed(whole(world, frame), { x: 0, y: 0 }, 0.5, world, frame)).toEqual(whole(world, frame));
  expect(zoomed(whole(world, frame), { x: 0, y: 0 }, 99, world, frame).scale).toBe(MOST);
  expect(moved({ scale: 4, x: -100, y: -50 }, 5000, -5000, world, frame)).toMatchObject({ x: 0, y: -200 });
  expect(held({ scale: 2, x: 77, y: 0 }, world, { width: 700, height: 300 }).x).toBe(50);
});

test('a box comes into sight, or its middle if it is too large', () => {
  expect(intoSight({ left: 20, top: 20, right: 80, bottom: 80 }, frame)).toEqual({ x: 0, y: 0 });
  expect(intoSight({ left: -40, top: 590, right: 20, bottom: 650 }, frame)).toEqual({ x: 52, y: -62 });
  expect(intoSight({ left: -200, top: 20, right: 900, bottom: 80 }, frame).x).toBe(-50);
});

test('the same view is the same', () => {
  expect(isSame(whole(world, frame), { ...whole(world, frame), x: 0.2 })).toBe(true);
  expect(isSame(whole(world, frame), { scale: 2.1, x: 0, y: 100 })).toBe(false);
});

test('a turn past half a quarter is a quarter, either way', () => {
  const done: number[] = [];
  const quarters = new Quarters((by) => done.push(by));
  expect(quarters.add(40)).toBe(false);
  expect(quarters.add(10)).toBe(true);
  quarters.add(90);
  quarters.add(-140);
  expect(done).toEqual([1, 1, -1]);
});

test('what goes past the left side turns on in the same direction', () => {
  const middle = { x: 10, y: 10 };
  expect(turned(middle, { x: 0, y: 11 }, { x: 0, y: 9 })).toBeCloseTo(11.4, 1);
  expect(turned(middle, { x: 20, y: 10 }, { x: 10, y: 20 })).toBeCloseTo(90);
});

import { expect, it } from 'vitest';
import { followMouse, isMouseMoving } from './tip.svelte';

it('tells a mouse that moves from one that rests while the page changes below it', () => {
  followMouse({ clientX: 40, clientY: 30 });
  expect(isMouseMoving()).toBe(true);
  followMouse({ clientX: 40, clientY: 30 });
  expect(isMouseMoving()).toBe(false);
  followMouse({ clientX: 40, clientY: 31 });
  expect(isMouseMoving()).toBe(true);
});

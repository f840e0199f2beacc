import { expect, test } from 'vitest';
import { rounded } from '../../paths';

test('a path is rounded place by place, so that small steps do not add up to a wrong place', () => {
  expect(rounded('M1.2 1.2l.4.4.4.4.4.4z')).toBe('m1 1l1 1 0 0 0 0z');
  expect(rounded('M10 10H20.6V30.4h-.9v-1.2z')).toBe('m10 10h11v20h-1v-1z');
  expect(rounded('M0 0c1.1 1.1 2.2 2.2 3.3 3.3s1-2 3-4')).toBe('m0 0c1 1 2 2 3 3s1-2 3-4');
});

test('flags of an arc may stand without blanks', () => {
  expect(rounded('M0 0a1.5 1.5 0 013 3')).toBe('m0 0a1.5 1.5 0 0 1 3 3');
});

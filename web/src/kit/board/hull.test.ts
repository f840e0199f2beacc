import { expect, test } from 'vitest';
import { placed } from './hull';

const places = (
  form: 'bow' | 'middle' | 'stern',
  ...forms: Parameters<typeof placed>[0]['parts'][number]['form'][]
) => placed({ form, parts: forms.map((each) => ({ form: each })) }).map(({ x, y }) => [x, y]);

test('what stands on deck is spread over it', () => {
  expect(places('bow', 'mount')).toEqual([[40, 35]]);
  expect(places('middle', 'mast', 'cabin')).toEqual([
    [22, 27],
    [54, 37],
  ]);
});

test('what is on the side or below does not take room on deck', () => {
  expect(places('middle', 'mast', 'side')).toEqual([
    [40, 27],
    [38, 60],
  ]);
  expect(places('stern', 'screw', 'side')).toEqual([
    [62, 67],
    [24, 60],
  ]);
});

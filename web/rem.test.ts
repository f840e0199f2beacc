import { describe, expect, it } from 'vitest';
import { inRem, isDrawn, onBoard } from './rem';

describe('lengths', () => {
  it.each([
    ['16px', '1rem'],
    ['-12px 0 var(--s-4)', '-0.75rem 0 var(--s-4)'],
    ['600 13.5px/1.4 x', '600 0.84375rem/1.4 x'],
    [
      'inset 0 0 0 1px var(--line), 0 4px 8px #10263a14',
      'inset 0 0 0 1px var(--line), 0 0.25rem 0.5rem #10263a14',
    ],
    ['calc(100vh - 44px)', 'calc(100vh - 2.75rem)'],
    ["url('x-20px.svg') 8px", "url('x-20px.svg') 0.5rem"],
  ])('%s becomes %s', (px, rem) => expect(inRem(px)).toBe(rem));

  it('do not follow the text size where they are part of its frame', () => {
    expect(inRem('8px 1px', true)).toBe('calc(0.5rem / var(--scale)) 1px');
  });

  it('are a share of the sheet on a board, where letters follow the text size', () => {
    expect(onBoard('0 -8px 1px')).toBe('0 calc(-8 * var(--px, 0.0625rem)) 1px');
    expect(onBoard('600 12px/1 x', true)).toBe('600 calc(12 * var(--letter-px, 0.0625rem))/1 x');
  });

  it.each(['svg text', '.a svg.svelte-x1 text.svelte-x1.end', 'html'])('stay as they are in %s', (selector) =>
    expect(isDrawn(selector)).toBe(true),
  );
});

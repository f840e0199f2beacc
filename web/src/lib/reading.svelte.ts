// What is asked of the rules: from a card, the prompt or a key; the table opens them there.
export const reading = $state({ rule: '', asked: 0 });

/** Open the rules at a rule, or where they were. */
export function readRule(rule = ''): void {
  reading.rule = rule;
  reading.asked += 1;
}

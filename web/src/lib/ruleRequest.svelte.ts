// What is asked of the rules: from a card, the prompt or a key; the table opens them there.
export const ruleRequest = $state({ rule: '', count: 0 });

/** Open the rules at a rule, or where they were. */
export function openRule(rule = ''): void {
  ruleRequest.rule = rule;
  ruleRequest.count += 1;
}

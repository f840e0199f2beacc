// A request to open the rules, from a card, the prompt or a key. `count` changes with each, so that the same rule can be requested
// again.
export const ruleRequest = $state({ rule: '', count: 0 });

/** Open the rules at a rule, or where they were last. */
export function openRule(rule = ''): void {
  ruleRequest.rule = rule;
  ruleRequest.count += 1;
}

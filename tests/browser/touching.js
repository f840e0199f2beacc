// For every choice: what touching its things leads to, by the page's own functions (`targets`, which is
// web/src/lib/targets.ts). Nothing is touched and nothing is sent. Returns the faults.
({ choices, followers }) => {
  const { begin, buttons, isButton, isFollowing, isThing, touch } = globalThis.targets;
  const offers = (found, choice) =>
    found.kind === 'play' ? found.choice === choice : [...(found.now ?? found.choices ?? [])].includes(choice);

  function touched(choice) {
    let found = begin(choices);
    const told = [];
    for (const target of choice.targets.filter(isThing)) {
      if (isFollowing(target, told, followers)) continue;
      if (found.kind === 'menu' || found.kind === 'amount') break;
      if (found.kind === 'play') return `touching ${told.join(', ')} already plays ${found.choice.move}`;
      found = touch(choices, found.chosen ?? [], target, followers);
      told.push(target);
      if (found.kind === 'none') return `touching ${told.join(', ')} leads nowhere`;
    }
    return offers(found, choice) ? '' : `touching ${told.join(', ')} offers something else`;
  }

  const faultOf = (choice) =>
    !choice.targets.every(isButton) ? touched(choice) : buttons(choices).includes(choice) ? '' : 'no button';
  return choices.flatMap((choice) => (faultOf(choice) ? [`${choice.move}: ${faultOf(choice)}`] : []));
};

// Whether this device is in a network at all: only then can a silent server be to blame.
export const network = $state({ online: navigator.onLine });

addEventListener('online', () => (network.online = true));
addEventListener('offline', () => (network.online = false));

/** The text for a request that got no answer: `silent`, unless this device is offline. */
export const unansweredText = <Key extends string>(silent: Key): Key | 'offline' =>
  network.online ? silent : 'offline';

// Reports removed rights and a replaced state of a sandbox, so that the server clears what it cached of callers.

/** Connects jobs that remove rights with the listeners that cached them. */
export interface RightsWatch {
  /** Calls all listeners; for jobs that have removed rights. */
  readonly notifyChanged: () => void;
  /** Registers a listener. */
  readonly onChanged: (listener: () => void) => void;
}

/** Returns a watch without listeners. A `sandbox` calls them as well, each time that its state was replaced. */
export function watchRights(sandbox?: { onReset(listener: () => void): void }): RightsWatch {
  const listeners: (() => void)[] = [];

  return {
    notifyChanged: () => {
      for (const each of listeners) each();
    },
    onChanged: (listener) => {
      listeners.push(listener);
      sandbox?.onReset(listener);
    },
  };
}

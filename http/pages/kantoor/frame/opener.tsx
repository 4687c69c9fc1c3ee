// A button that opens a form in its place, and has the focus again when the form closes.
import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

interface OpenerProps {
  /** The text on the button. */
  readonly label: string;
  /** The whole name of the button, where the label alone does not say it. */
  readonly name?: string;
  readonly kind?: 'primary' | 'quiet';
  /** The form, which calls `close` at its end. */
  readonly children: (close: () => void) => ComponentChildren;
}

/**
 * The button that stands where a form was has the focus once the form closes. It has it before anybody can press the next key:
 * an effect after painting would take the focus from where they went meanwhile.
 */
export function useFocusBack(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}

export function Opener({ label, name, kind, children }: OpenerProps): ComponentChildren {
  const [isOpen, setOpen] = useState(false);
  const button = useFocusBack(isOpen);
  if (isOpen) return <div class="opened">{children(() => setOpen(false))}</div>;
  return (
    <button type="button" class={kind} ref={button} aria-label={name} title={name} onClick={() => setOpen(true)}>
      {label}
    </button>
  );
}

/** Closes the form, and reads anew. */
export function closing(close: () => void, again: () => void): () => void {
  return () => {
    close();
    again();
  };
}

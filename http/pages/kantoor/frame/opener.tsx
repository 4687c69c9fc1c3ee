// A button that opens a form in its place, and has the focus again when the form closes.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

interface OpenerProps {
  /** The text on the button. */
  readonly label: string;
  /** The whole name of the button, where the label alone does not say it. */
  readonly name?: string;
  readonly kind?: 'primary' | 'quiet';
  /** The form, which calls `close` at its end. */
  readonly children: (close: () => void) => ComponentChildren;
}

export function Opener({ label, name, kind, children }: OpenerProps): ComponentChildren {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen) return <div class="opened">{children(() => setOpen(false))}</div>;
  return (
    <button type="button" class={kind} ref={button} aria-label={name} title={name} onClick={() => setOpen(true)}>
      {label}
    </button>
  );
}

// A button that opens a form in its place, and regains the focus when the form closes. Escape closes the form.
import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useWords } from './context.ts';
import { isUnsaved } from './navigation.ts';
import { FRAME_WORDS } from './words.ts';

interface OpenerProps {
  /** The text on the button. */
  readonly label: string;
  /** The full name of the button, where the label alone is ambiguous. */
  readonly name?: string;
  readonly kind?: 'primary' | 'quiet';
  /** The form, which calls `close` at its end. */
  readonly children: (close: () => void) => ComponentChildren;
}

/**
 * Returns the ref of a button that gets the focus once its form closes. A layout effect sets it before the next key: an
 * effect after painting could steal the focus from where the user has moved it.
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

/** Moves the focus of a button that disappears, such as with a removed line, to the heading of its part. */
function useFocusLeft(button: RefObject<HTMLButtonElement | null>): void {
  const leave = (): void => {
    const element = button.current;
    if (element !== null && document.activeElement === element) element.closest('.part')?.querySelector('h2')?.focus();
  };
  useLayoutEffect(() => leave, []);
}

export function Opener({ label, name, kind, children }: OpenerProps): ComponentChildren {
  const [isOpen, setOpen] = useState(false);
  const words = useWords(FRAME_WORDS);
  const button = useFocusBack(isOpen);
  useFocusLeft(button);

  const panel = useRef<HTMLDivElement>(null);
  // While the form is loading or has no field, the panel has the focus, so that it receives Escape.
  useLayoutEffect(() => {
    if (panel.current?.contains(document.activeElement) === false) panel.current.focus();
  }, [isOpen]);

  const leave = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    if (!isUnsaved() || confirm(words.leave)) setOpen(false);
  };

  if (isOpen)
    return (
      <div class="opened" ref={panel} tabIndex={-1} onKeyDown={leave}>
        {children(() => setOpen(false))}
      </div>
    );

  return (
    <button type="button" class={kind} ref={button} aria-label={name} title={name} onClick={() => setOpen(true)}>
      {label}
    </button>
  );
}

/** Returns a function that closes a form, and reads again. */
export function closeAndReadAgain(close: () => void, again: () => void): () => void {
  return () => {
    close();
    again();
  };
}

interface NoFormProps {
  /** The reason why there is no form. */
  readonly text: string;
  readonly close: () => void;
}

/** Shows why there is no form. Its button gets the focus, so that the opener receives Escape. */
export function NoForm({ text, close }: NoFormProps): ComponentChildren {
  const words = useWords(FRAME_WORDS);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus(), []);
  return (
    <div class="acts">
      <p role="status">{text}</p>
      <button type="button" ref={button} onClick={close}>
        {words.close}
      </button>
    </div>
  );
}

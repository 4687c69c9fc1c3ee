// A button that opens a form in its place, and has the focus again when the form closes. Escape closes it too.
import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useWords } from './context.ts';
import { isUnsaved } from './navigation.ts';
import { FRAME_WORDS } from './words.ts';

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
 * an effect after painting would take the focus from where they have moved it.
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

/** A button that goes, as its line was removed, leaves the focus to the heading of its part. */
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
  // A form that is still read, or that has no field, has the focus itself: Escape is heard.
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

/** Closes the form, and reads again. */
export function closeAndReadAgain(close: () => void, again: () => void): () => void {
  return () => {
    close();
    again();
  };
}

interface NoFormProps {
  /** The reason. */
  readonly text: string;
  readonly close: () => void;
}

/** Says why there is no form. The focus goes to the button that closes it, so Escape is heard. */
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

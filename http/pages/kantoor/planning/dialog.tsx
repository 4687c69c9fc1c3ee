// A dialog about an item of the board: closed by Escape, after which the browser returns the focus.
import type { Planning } from 'boekstaaf';
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import type { Zone } from '../../../../domain/values/calendar.ts';
import type { BoardItem } from './board.ts';

/** The props of every dialog about an item. */
export interface ItemDialogProps {
  readonly item: BoardItem;
  readonly planning: Planning;
  readonly zone: Zone;
  /** Called once the dialog is closed. */
  readonly close: () => void;
  /** Called after saving. */
  readonly onDone: () => void;
}

interface DialogProps {
  readonly title: string;
  /** Called once the dialog is closed. */
  readonly close: () => void;
  /** Whether a press outside the dialog closes it too. */
  readonly isTransient?: boolean;
  /** The content; it gets the function that closes the dialog. */
  readonly children: (end: () => void) => ComponentChildren;
}

export function Dialog({ title, close, isTransient = false, children }: DialogProps): ComponentChildren {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog
      class="details"
      ref={dialog}
      aria-labelledby={id}
      onClose={close}
      onClick={({ target, currentTarget }) => {
        if (isTransient && target === currentTarget) currentTarget.close();
      }}
    >
      <h2 id={id}>{title}</h2>
      {children(() => dialog.current?.close())}
    </dialog>
  );
}

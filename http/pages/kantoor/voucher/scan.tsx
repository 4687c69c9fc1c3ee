// Scans a code with the camera, or shows why the browser cannot.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useWords } from '../frame/context.ts';
import { WORDS } from './words.ts';

/** The `BarcodeDetector` of some browsers, which TypeScript's types of the DOM lack. */
interface Detector {
  readonly detect: (image: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}

const SCAN_INTERVAL_MS = 200;

interface ScannerProps {
  readonly onFound: (code: string) => void;
  readonly close: () => void;
}

export function Scanner({ onFound, close }: ScannerProps): ComponentChildren {
  const words = useWords(WORDS);
  const video = useRef<HTMLVideoElement>(null);
  const stop = useRef<HTMLButtonElement>(null);
  const [message, setMessage] = useState('');

  useLayoutEffect(() => {
    stop.current?.focus();
    const { BarcodeDetector } = window as { readonly BarcodeDetector?: new () => Detector };
    if (BarcodeDetector === undefined) {
      setMessage(words.noScanner);
      return undefined;
    }
    const controller = new AbortController();
    watch(video.current, new BarcodeDetector(), controller.signal).then(
      (code) => controller.signal.aborted || onFound(code),
      () => controller.signal.aborted || setMessage(words.noCamera),
    );
    return () => controller.abort();
  }, []);

  return (
    <>
      <p role="status">{message}</p>
      <video ref={video} hidden={message !== ''} aria-label={words.scan} muted playsInline />
      <button type="button" ref={stop} onClick={close}>
        {words.stop}
      </button>
    </>
  );
}

/** Returns the first code that the camera sees. Throws without a camera that the page may use, and when `signal` aborts. */
async function watch(video: HTMLVideoElement | null, detector: Detector, signal: AbortSignal): Promise<string> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  try {
    if (video === null) throw new Error('There is nothing to show the picture in');
    video.srcObject = stream;
    await video.play();
    for (;;) {
      signal.throwIfAborted();
      const [first] = await detector.detect(video);
      if (first !== undefined) return first.rawValue;
      await new Promise((resolve) => setTimeout(resolve, SCAN_INTERVAL_MS));
    }
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}

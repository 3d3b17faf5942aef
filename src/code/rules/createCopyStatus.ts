/** What a copy button shows. */
export type CopyState = 'idle' | 'copied' | 'failed';

/** What made the copy: a press of the button, or the keys for copying. */
export type CopyOccasion = 'click' | 'keyboard';

/** Milliseconds that the outcome of a copy is shown. */
export const shownFor: Readonly<Record<CopyOccasion, number>> = { click: 1200, keyboard: 2000 };

/** The clipboard, the clock and the display; tests pass their own. */
export interface CopyEnvironment<Timer> {
  /** Puts text on the clipboard or rejects. */
  copy: (text: string) => Promise<void>;
  setTimer: (callback: () => void, milliseconds: number) => Timer;
  clearTimer: (timer: Timer | undefined) => void;
  show: (state: CopyState) => void;
}

/** Copies, and knows what its button shows. */
export interface CopyStatus {
  /** Copies text. The outcome is shown once it is known; a refusal is swallowed and shown as failed, as is a text that is not there. */
  copy: (text: string, occasion: CopyOccasion) => void;
  /** Forgets what is under way and shows nothing more. */
  stop: () => void;
}

/**
 * The states of a copy button: idle, then copied or failed for a moment, then idle. A newer copy takes
 * the place of an older one, whose outcome is no longer shown, and its time starts afresh.
 */
export function createCopyStatus<Timer>({
  copy,
  setTimer,
  clearTimer,
  show,
}: CopyEnvironment<Timer>): CopyStatus {
  let latest = 0;
  let timer: Timer | undefined;
  return {
    copy: (text, occasion) => {
      latest += 1;
      const mine = latest;
      const settle = (state: CopyState) => () => {
        if (mine !== latest) return;
        clearTimer(timer);
        show(state);
        timer = setTimer(() => show('idle'), shownFor[occasion]);
      };
      // An empty text is one that has not arrived; what the reader has on the clipboard is worth more.
      if (text === '') settle('failed')();
      else copy(text).then(settle('copied'), settle('failed'));
    },
    stop: () => {
      latest += 1;
      clearTimer(timer);
    },
  };
}

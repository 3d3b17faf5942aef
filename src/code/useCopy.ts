import { useEffect, useState } from 'react';
import clipboardCopy from 'clipboard-copy';
import { createCopyStatus, type CopyState, type CopyStatus } from './rules/createCopyStatus';
import { keepSelection } from './keepSelection';
import { pageSelection } from '../ui';

const clipboard = keepSelection(clipboardCopy, () => pageSelection());

/** A button's way to the clipboard: what it shows, and how it copies. See {@link createCopyStatus}. */
export function useCopy(): { state: CopyState; copy: CopyStatus['copy'] } {
  const [state, setState] = useState<CopyState>('idle');
  const [status] = useState(() =>
    createCopyStatus({
      copy: clipboard,
      setTimer: (callback, milliseconds) => setTimeout(callback, milliseconds),
      clearTimer: (timer) => clearTimeout(timer),
      show: setState,
    }),
  );
  useEffect(() => status.stop, [status]);
  return { state, copy: status.copy };
}

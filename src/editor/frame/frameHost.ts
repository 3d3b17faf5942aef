import { readFrameMessage, type Failure, type Look, type Program } from '../rules/messages';

/** Why a frame was replaced: it did not answer, it went to another page, or it talked without end. */
export type EndReason = 'hung' | 'left' | 'flooded';

/** What the page hears of its frame. */
export interface FrameEvents {
  onShown: (run: number) => void;
  onFailed: (failure: Failure) => void;
  /** The frame's policy has refused something, or its sandbox has dropped it. */
  onRefused: (what: string) => void;
  /** The frame was replaced by a new one, in which the last program that was shown runs. What becomes of that, nobody has asked for. */
  onEnded: (reason: EndReason) => void;
  /** No frame could be started, or files of a program did not arrive. The next program tries again. */
  onBroken: () => void;
  onHeight: (height: number) => void;
}

export interface FrameOptions {
  /** The element that gets the frame. */
  place: HTMLElement;
  /** Address of the frame's page. */
  page: string;
  /** Address of the folder of scripts. */
  base: string;
  title: string;
  look: Look;
  /** Names of the scripts that the frame starts with. */
  start: readonly string[];
  /** Fetches a script by its name. */
  fetchScript: (name: string) => Promise<Blob>;
  events: FrameEvents;
}

/** A program, and names of the files with packages that it needs. */
export interface WantedProgram {
  program: Omit<Program, 'run' | 'scripts'>;
  files: readonly string[];
}

/** A frame in which programs run. */
export interface FrameHost {
  /**
   * Runs a program in place of the one before, once the frame has started.
   * @returns its number, by which events name it
   */
  run: (wanted: WantedProgram) => number;
  look: (look: Look) => void;
  close: () => void;
}

/** Milliseconds between two questions whether the frame still answers. */
const pulse = 1000;
/** Questions without an answer after which a frame is replaced. */
const mostUnanswered = 4;
/** Milliseconds in which a frame has to have started. */
const startTime = 20_000;
/** Messages in a pulse that are more than a program has to say. */
const mostMessages = 300;

/**
 * Opens a frame without an origin: it reaches neither this page nor anything that the site has stored. Forms are allowed, since a
 * browser would not even tell a program of a submit otherwise; where one leads is for the policy of the frame, which allows nothing.
 */
export function openFrame({
  place,
  page,
  base,
  title,
  look: firstLook,
  start,
  fetchScript,
  events,
}: FrameOptions): FrameHost {
  let frame: HTMLIFrameElement;
  let port: MessagePort | undefined;
  let hasStarted = false;
  let isClosed = false;
  /** The frame will not start any more. */
  let isBroken = false;
  let loads = 0;
  let unanswered = 0;
  let messages = 0;
  let pulses = 0;
  let last = 0;
  /** Number of the program that a new frame has been given again. */
  let again = 0;
  let look = firstLook;
  /** Scripts that the frame has. */
  let sent = new Set<string>();
  let wanted: { run: number; wish: WantedProgram } | undefined;
  let good: WantedProgram | undefined;
  const wishes = new Map<number, WantedProgram>();
  let startTimer: ReturnType<typeof setTimeout> | undefined;

  const send = async (run: number, { program, files }: WantedProgram) => {
    const receiver = port;
    const fresh = files.filter((name) => !sent.has(name));
    try {
      const scripts = await Promise.all(fresh.map((name) => fetchScript(name)));
      // Another frame, or a newer program, has come meanwhile.
      if (receiver !== port || wanted?.run !== run) return;
      fresh.forEach((name) => sent.add(name));
      receiver?.postMessage({ type: 'run', base, program: { ...program, run, scripts } });
    } catch {
      if (receiver === port) events.onBroken();
    }
  };

  const isAsked = (run: number) => run === wanted?.run && run !== again;

  const fallShort = () => {
    clearTimeout(startTimer);
    isBroken = true;
    events.onBroken();
  };

  const listen = ({ data }: MessageEvent<unknown>) => {
    messages += 1;
    if (messages > mostMessages) {
      replace('flooded');
      return;
    }
    const message = readFrameMessage(data);
    switch (message?.type) {
      case 'started':
        if (hasStarted) return;
        hasStarted = true;
        isBroken = false;
        clearTimeout(startTimer);
        port?.postMessage({ type: 'look', look });
        if (wanted) void send(wanted.run, wanted.wish);
        break;
      case 'broken':
        fallShort();
        break;
      case 'shown':
        good = wishes.get(message.run) ?? good;
        if (isAsked(message.run)) events.onShown(message.run);
        break;
      case 'failed':
        if (isAsked(message.run)) events.onFailed(message);
        break;
      case 'height':
        events.onHeight(message.height);
        break;
      case 'refused':
        events.onRefused(message.what);
        break;
      case 'pong':
        unanswered = 0;
        break;
      default:
    }
  };

  const handOver = async () => {
    const target = frame.contentWindow;
    const { port1, port2 } = new MessageChannel();
    port = port1;
    port1.onmessage = listen;
    try {
      const scripts = await Promise.all(start.map((name) => fetchScript(name)));
      if (port !== port1 || isClosed) return;
      // To an origin that has no name.
      target?.postMessage(scripts, '*', [port2]);
    } catch {
      if (port === port1 && !isClosed) fallShort();
    }
  };

  const greet = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (port || source !== frame.contentWindow || origin !== 'null') return;
    if ((data as { type?: unknown } | null)?.type === 'frame ready') void handOver();
  };

  const open = () => {
    frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts allow-forms');
    frame.title = title;
    frame.src = page;
    loads = 0;
    isBroken = false;
    frame.addEventListener('load', () => {
      loads += 1;
      if (loads > 1) replace('left');
    });
    startTimer = setTimeout(fallShort, startTime);
    place.replaceChildren(frame);
  };

  const shut = () => {
    clearTimeout(startTimer);
    port?.close();
    port = undefined;
    hasStarted = false;
    unanswered = 0;
    messages = 0;
    sent = new Set(start);
  };

  function replace(reason: EndReason): void {
    if (isClosed) return;
    shut();
    open();
    const before = good && good !== wanted?.wish ? good : undefined;
    wanted = undefined;
    good = undefined;
    events.onEnded(reason);
    if (before) again = run(before);
  }

  const timer = setInterval(() => {
    pulses += 1;
    messages = 0;
    if (!hasStarted || document.hidden) return;
    if (unanswered >= mostUnanswered) {
      replace('hung');
      return;
    }
    unanswered += 1;
    port?.postMessage({ type: 'ping', count: pulses });
  }, pulse);

  function run(wish: WantedProgram): number {
    last += 1;
    wanted = { run: last, wish };
    wishes.clear();
    wishes.set(last, wish);
    if (isBroken) {
      shut();
      open();
    }
    if (hasStarted) void send(last, wish);
    return last;
  }

  window.addEventListener('message', greet);
  shut();
  open();
  return {
    run,
    look: (next) => {
      look = next;
      if (hasStarted) port?.postMessage({ type: 'look', look });
    },
    close: () => {
      isClosed = true;
      clearInterval(timer);
      window.removeEventListener('message', greet);
      shut();
      place.replaceChildren();
    },
  };
}

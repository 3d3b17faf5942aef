import { useEffect, useEffectEvent, useState } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { demoPage } from './rules/demoPage';
import { loadProject, type LoadedProject, type SandboxSurroundings } from './services/loadProject';
import { Problem, ServiceUnavailable } from './Problem';
import { asksForEdited, parseSandboxQuery, type SandboxRequest } from './rules/sandboxLink';
import { saveZip } from './services/saveZip';
import { sendProject } from './services/sendProject';
import { serviceNames, serviceOrigins } from './rules/serviceNames';
import { serviceState, type ServiceState } from './services/serviceState';
import { useSurroundings } from './useSurroundings';
import styles from './SandboxPage.late.module.css';

/** What the service did not do, in a sentence. */
function failureText(state: Exclude<ServiceState, 'ready'>, service: string): string {
  return state === 'failing'
    ? translate(
        {
          id: 'sandbox.failing',
          message: '{service} currently has an error and cannot open projects.',
          description: 'Shown when StackBlitz or CodeSandbox answers with a server error',
        },
        { service },
      )
    : translate(
        {
          id: 'sandbox.unreachable',
          message: '{service} cannot be reached: no connection, or something blocks it.',
          description: 'Shown when StackBlitz or CodeSandbox does not answer',
        },
        { service },
      );
}

/** What to say to a reader who comes back from a service. */
function returnedText(service: string): string {
  return translate(
    {
      id: 'sandbox.returned',
      message: 'The project was sent to {service}. If nothing opened there, try again.',
      description: 'Shown to a reader who comes back from StackBlitz or CodeSandbox with "back"',
    },
    { service },
  );
}

/** Makes the project of a demo; with what the reader has changed of it, where the address says so. */
async function projectOf(
  request: SandboxRequest,
  surroundings: SandboxSurroundings,
): Promise<LoadedProject> {
  const { search, hash } = window.location;
  if (!asksForEdited(search)) return loadProject(request, surroundings);
  const { readHandover } = await import('../editor');
  const edit = readHandover(hash);
  if (edit) return loadProject(request, surroundings, edit);
  // The demo as the page has it would be taken for what was changed.
  throw new ServiceUnavailable(
    translate({
      id: 'sandbox.editLost',
      message:
        'The changed code did not arrive here. Open it again from the editor of the demo, under "Share or export…".',
      description: 'Shown on the page that hands edited code over when its address has none',
    }),
  );
}

/** One demo on its way to a service. */
function Handover({ request }: { request: SandboxRequest }) {
  const { service, demo } = request;
  const place = demoPage(demo);
  const name = place?.name ?? demo;
  const surroundings = useSurroundings();
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState<unknown>(null);

  const handOver = useEffectEvent(async (isCurrent: () => boolean) => {
    try {
      const [state, project] = await Promise.all([
        serviceState(serviceOrigins[service], surroundings.ask),
        projectOf(request, surroundings),
      ]);
      if (!isCurrent()) return;
      if (state === 'ready') await sendProject(service, project);
      else throw new ServiceUnavailable(failureText(state, serviceNames[service]));
    } catch (error) {
      if (isCurrent()) setProblem(error);
    }
  });

  useEffect(() => {
    // The service that takes this window over has no business with the page that opened it.
    window.opener = null;
    let current = true;
    void handOver(() => current);
    return () => {
      current = false;
    };
  }, [attempt]);

  useEffect(() => {
    // Back from the service, to the page as it was left.
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) setProblem(new ServiceUnavailable(returnedText(serviceNames[service])));
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [service]);

  return (
    <>
      <h1>
        <Translate
          id="sandbox.title"
          description="Heading while a demo is handed over; name is its file name"
          values={{ name, service: serviceNames[service] }}
        >
          {'{name} in {service}'}
        </Translate>
      </h1>
      {problem === null ? (
        <p role="status">
          <Translate
            id="sandbox.opening"
            description="Shown while the project of a demo is made and sent"
            values={{ service: serviceNames[service] }}
          >
            {'Making the project and opening {service}…'}
          </Translate>
        </p>
      ) : (
        <Problem error={problem} />
      )}
      <div className={styles.ways}>
        {attempt === 0 && problem === null ? null : (
          <button
            type="button"
            className={styles.way}
            aria-disabled={problem === null}
            onClick={() => {
              if (problem === null) return;
              setProblem(null);
              setAttempt(attempt + 1);
            }}
          >
            <Translate
              id="sandbox.again"
              description="Button: asks once more for what did not arrive"
            >
              Try again
            </Translate>
          </button>
        )}
        <button
          type="button"
          className={styles.way}
          onClick={() => {
            projectOf(request, surroundings).then(saveZip).catch(setProblem);
          }}
        >
          <Translate
            id="sandbox.zip"
            description="Entry of the menu of a demo: saves it as a project"
          >
            Download as zip
          </Translate>
        </button>
        {place ? (
          <Link to={`${place.page}#${name}`} className={styles.way}>
            <Translate id="sandbox.back" description="Link from there to the page of the demo">
              Back to the page
            </Translate>
          </Link>
        ) : null}
      </div>
    </>
  );
}

/** The page on which a demo leaves for a service; it says so, and what went wrong if it stays. */
export function SandboxPage() {
  const isBrowser = useIsBrowser();
  const request = isBrowser ? parseSandboxQuery(window.location.search) : undefined;
  return (
    <main id="main-content" className="prose plain-page">
      {request ? (
        <Handover request={request} />
      ) : (
        <>
          <h1>
            <Translate id="sandbox.heading" description="Heading of the page without a demo">
              Open a demo elsewhere
            </Translate>
          </h1>
          <p>
            <Translate
              id="sandbox.noDemo"
              description="Shown on the page that hands demos over when its address names none"
            >
              {
                'Every demo of these docs opens as a separate project in StackBlitz or CodeSandbox. Choose one below the demo, under "Open in…".'
              }
            </Translate>
          </p>
        </>
      )}
    </main>
  );
}

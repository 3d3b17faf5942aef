import { useRef, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  loadProject,
  Problem,
  sandboxServices,
  saveZip,
  ServiceLink,
  serviceNames,
  useSurroundings,
  writeEditedQuery,
  writeSandboxQuery,
} from '../../sandbox';
import type { SandboxRequest, SandboxService } from '../../sandbox';
import { editWith, writeHandover } from './handover';
import styles from '../Editor.late.module.css';

interface TakeAlongProps {
  choice: Omit<SandboxRequest, 'service'>;
  changes: Readonly<Record<string, string>>;
}

/** Ways to take edited code along: to a service, by way of the page that hands it over, or as a file. */
export function TakeAlong({ choice, changes }: TakeAlongProps) {
  const surroundings = useSurroundings();
  const page = useBaseUrl('/sandbox/');
  const zip = useRef<HTMLButtonElement>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const save = () => {
    setProblem(null);
    loadProject(choice, surroundings, editWith(changes)).then(saveZip).catch(setProblem);
  };
  const isChanged = Object.keys(changes).length > 0;
  const handover = isChanged ? writeHandover(changes) : '';
  const addressOf = (service: SandboxService) =>
    page +
    (isChanged ? writeEditedQuery : writeSandboxQuery)({ service, ...choice }) +
    (handover ?? '');
  return (
    <>
      <ul>
        {handover === undefined
          ? null
          : sandboxServices.map((service) => (
              <li key={service}>
                <ServiceLink
                  className={styles.tool}
                  href={addressOf(service)}
                  onOutcome={setProblem}
                >
                  {serviceNames[service]}
                </ServiceLink>
              </li>
            ))}
        <li>
          <button ref={zip} type="button" className={styles.tool} onClick={save}>
            {translate({
              id: 'sandbox.zip',
              message: 'Download as zip',
              description: 'Entry of the menu of a demo: saves it as a project',
            })}
          </button>
        </li>
      </ul>
      {handover === undefined ? (
        <p>
          {translate({
            id: 'editor.linkTooLong',
            message: 'The changes are too long for a link. Save them as a file instead.',
            description: 'Notice in the editor of a demo, above the ways to save the code',
          })}
        </p>
      ) : null}
      {problem === null ? null : (
        <Problem
          error={problem}
          onAgain={() => {
            zip.current?.focus();
            save();
          }}
        />
      )}
    </>
  );
}

import { useState } from 'react';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import data from '@generated/demos/default/editor.json';
import {
  loadProject,
  Problem,
  sandboxServices,
  saveZip,
  ServiceLink,
  serviceNames,
  useSurroundings,
  writeEditedQuery,
} from '../../sandbox';
import type { SandboxRequest } from '../../sandbox';
import { requestsOf } from './applyKeptEdit';
import { editedProject } from './editedProject';
import styles from '../Editor.late.module.css';

interface TakeAlongProps {
  choice: Omit<SandboxRequest, 'service'>;
  changes: Readonly<Record<string, string>>;
}

/** Ways to take edited code along: to a service, where the page that hands it over reads what is kept here, or as a file. */
export function TakeAlong({ choice, changes }: TakeAlongProps) {
  const surroundings = useSurroundings();
  const page = useBaseUrl('/sandbox/');
  const [problem, setProblem] = useState<unknown>(null);
  const save = () => {
    setProblem(null);
    const requests = requestsOf(changes);
    loadProject(choice, surroundings)
      .then((project) => saveZip(editedProject(project, changes, requests, data.versions)))
      .catch(setProblem);
  };
  return (
    <>
      <ul>
        {sandboxServices.map((service) => (
          <li key={service}>
            <ServiceLink
              className={styles.tool}
              href={`${page}${writeEditedQuery({ service, ...choice })}`}
              onOutcome={setProblem}
            >
              {serviceNames[service]}
            </ServiceLink>
          </li>
        ))}
        <li>
          <button type="button" className={styles.tool} onClick={save}>
            {translate({
              id: 'sandbox.zip',
              message: 'Download as zip',
              description: 'Entry of the menu of a demo: saves it as a project',
            })}
          </button>
        </li>
      </ul>
      {problem === null ? null : <Problem error={problem} />}
    </>
  );
}

import { useState, type ComponentType } from 'react';
import { translate } from '@docusaurus/Translate';
import type { FeedbackFormProps } from './FeedbackForm';
import styles from './Feedback.late.module.css';

const fetchForm = () => import('./FeedbackForm');

/**
 * Asks whether a page was helpful. What an answer opens is fetched with it.
 * @param title - of the page
 */
export function Feedback({ title }: { title: string }) {
  const [Form, setForm] = useState<ComponentType<FeedbackFormProps>>();
  const [vote, setVote] = useState<FeedbackFormProps['vote']>();
  const [hasFailed, setFailed] = useState(false);
  const answer = (value: FeedbackFormProps['vote'], label: string) => (
    <button
      type="button"
      className={styles.answer}
      aria-pressed={vote === value}
      // A press would take the selection away, which says what the answer is about.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        setVote(value);
        setFailed(false);
        fetchForm().then(
          ({ FeedbackForm }) => setForm(() => FeedbackForm),
          () => setFailed(true),
        );
      }}
    >
      {label}
    </button>
  );
  const question = translate({
    id: 'feedback.question',
    message: 'Was this page helpful?',
    description: 'Question at the foot of a page, with the answers Yes and No',
  });
  return (
    <div className={styles.feedback}>
      <div role="group" aria-label={question} className={styles.question}>
        <span>{question}</span>
        {answer(
          'yes',
          translate({
            id: 'feedback.yes',
            message: 'Yes',
            description: 'Answer: the page was helpful',
          }),
        )}
        {answer(
          'no',
          translate({
            id: 'feedback.no',
            message: 'No',
            description: 'Answer: the page was not helpful',
          }),
        )}
      </div>
      {hasFailed ? (
        <p role="alert" className={styles.note}>
          {translate({
            id: 'late.failed',
            message: 'This part of the page could not be loaded. Reload the page to see it.',
            description: 'Takes the place of a search in the page whose script did not arrive',
          })}
        </p>
      ) : null}
      {Form && vote ? <Form key={vote} vote={vote} title={title} /> : null}
    </div>
  );
}

import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import { sendEvent } from '../analytics';
import { refusesMeasurement } from '../analytics/rules/refusesMeasurement';
import { useDocsConfig } from '../docsConfig';
import { feedbackChannel, longestRemark } from './rules/feedbackChannel';
import { issueAddress } from './rules/issueAddress';
import { selectedBlock } from './selectedBlock';
import styles from './Feedback.late.module.css';
import { pageSelection } from '../ui';

export interface FeedbackFormProps {
  vote: 'yes' | 'no';
  /** Of the page. */
  title: string;
}

/** Characters of a remark that goes into the address of an issue. */
const longestText = 1000;

/**
 * What follows an answer: a field for a remark, and where it goes. Analytics gets the answer, the page and the heading, and the remark
 * when it is sent; an issue is opened filled in, and sent by the reader. What is selected stands in an issue alone, where he sees it.
 */
export function FeedbackForm({ vote, title }: FeedbackFormProps) {
  const config = useDocsConfig();
  const [block] = useState(() =>
    selectedBlock(pageSelection(), document.querySelector('main .prose')),
  );
  const [channel] = useState(() => feedbackChannel(config, refusesMeasurement(navigator)));
  const [text, setText] = useState('');
  const [isSent, setSent] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const { pathname, origin } = window.location;
  const place = block.heading ? `${pathname}#${block.heading}` : pathname;

  // Once for each answer: the form is another one for another answer.
  const begin = useEffectEvent(() => {
    field.current?.focus();
    if (channel === 'analytics') sendEvent('feedback', vote, place);
  });
  useEffect(() => begin(), []);

  if (channel === undefined) {
    return (
      <p role="status" className={styles.note}>
        {translate({
          id: 'feedback.refused',
          message: 'Your browser asks sites not to track you, so nothing was sent.',
          description: 'Said after an answer that has nowhere to go',
        })}
      </p>
    );
  }
  const thanks = (
    <p role="status" className={styles.note}>
      {translate({
        id: 'feedback.thanks',
        message: 'Thank you for telling us.',
        description: 'Said after a remark was sent',
      })}
    </p>
  );
  // Nobody knows what becomes of an issue: its text stays here.
  if (isSent && channel === 'analytics') return thanks;
  const note =
    channel === 'analytics'
      ? translate({
          id: 'feedback.toAnalytics',
          message:
            'Your message goes to the analytics of this site. Do not include personal information.',
          description: 'Below the field for a remark that analytics receives',
        })
      : translate({
          id: 'feedback.toIssue',
          message: 'This opens an issue in the repository. You can change it before you send it.',
          description: 'Below the field for a remark that becomes an issue',
        });
  const issue = issueAddress(config.repositoryUrl, {
    title: `${vote === 'yes' ? 'Helpful' : 'Not helpful'}: ${title}`,
    text: text.trim(),
    quote: block.quote,
    facts: [['Page', `${origin}${place}`]],
  });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') sendEvent('feedback', 'comment', text.trim());
        setSent(true);
      }}
    >
      {block.quote ? <blockquote className={styles.quote}>{block.quote}</blockquote> : null}
      <label htmlFor={id}>
        {vote === 'yes'
          ? translate({
              id: 'feedback.whatHelped',
              message: 'What helped? (optional)',
              description: 'Label of the field for a remark after the answer Yes',
            })
          : translate({
              id: 'feedback.whatIsMissing',
              message: 'What was missing? (optional)',
              description: 'Label of the field for a remark after the answer No',
            })}
      </label>
      <textarea
        ref={field}
        id={id}
        rows={3}
        className={styles.field}
        value={text}
        maxLength={channel === 'analytics' ? longestRemark : longestText}
        aria-describedby={`${id}-note`}
        onChange={(event) => setText(event.target.value)}
      />
      <p id={`${id}-note`} className={styles.note}>
        {note}
      </p>
      {channel === 'analytics' ? (
        <button type="submit" className={styles.answer}>
          {translate({
            id: 'feedback.send',
            message: 'Send',
            description: 'Button that sends a remark about the page',
          })}
        </button>
      ) : (
        <a
          href={issue}
          target="_blank"
          rel="noreferrer"
          className={styles.answer}
          onClick={() => setSent(true)}
        >
          {translate({
            id: 'feedback.openIssue',
            message: 'Open as an issue',
            description: 'Link that opens a filled-in issue with a remark about the page',
          })}
        </a>
      )}
      {isSent ? thanks : null}
    </form>
  );
}

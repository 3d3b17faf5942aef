import { useId, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import { takes, type PropControl, type PropValue } from '../rules/propControl';
import styles from './PropsBench.late.module.css';

export interface PropFieldProps {
  control: PropControl;
  /** What it begins with, and of a switch or a choice what it shows. */
  value: PropValue | undefined;
  /** Undefined leaves the prop to the component. */
  onChange: (value: PropValue | undefined) => void;
}

/** What a prop is set to by a text; undefined for one that its control does not take. */
function readText(control: PropControl, text: string): PropValue | undefined {
  if (control.kind !== 'number') {
    return text === '' && control.name !== 'children' ? undefined : text;
  }
  return text !== '' && takes(control, Number(text)) ? Number(text) : undefined;
}

function TypedField({ control, value, onChange, id }: PropFieldProps & { id: string }) {
  const { kind } = control;
  // What is typed stays as it is: on the way to 0.05, a number would be written back as 0.
  const [text, setText] = useState(
    value === undefined ? (kind === 'color' ? '#000000' : '') : String(value),
  );
  const limits = kind === 'number' ? { min: control.min, max: control.max } : undefined;
  const isRefused = limits && text !== '' && readText(control, text) === undefined;
  return (
    <>
      <input
        id={id}
        type={kind}
        step={limits && 'any'}
        {...limits}
        spellCheck={false}
        placeholder={'start' in control ? String(control.start) : undefined}
        aria-invalid={isRefused}
        aria-describedby={isRefused ? `${id}-limits` : undefined}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          onChange(readText(control, target.value));
        }}
      />
      {isRefused ? (
        <span id={`${id}-limits`} className={styles.limits}>
          {translate(
            {
              id: 'props.limits',
              message: 'From {min} to {max}',
              description: 'Shown where a number is typed that a tried prop does not take',
            },
            { min: String(limits.min), max: String(limits.max) },
          )}
        </span>
      ) : null}
    </>
  );
}

/** What a reader sets a prop by. */
export function PropField({ control, value, onChange }: PropFieldProps) {
  const id = useId();
  const { name, kind } = control;
  if (kind === 'switch') {
    return (
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={value === undefined ? control.start : value === true}
          onChange={({ target }) =>
            onChange(target.checked === control.start ? undefined : target.checked)
          }
        />
        <code>{name}</code>
      </label>
    );
  }
  const label = (
    <label htmlFor={id}>
      <code>{name}</code>
    </label>
  );
  if (kind === 'choice') {
    const texts = control.choices.map(String);
    return (
      <div className={styles.control}>
        {label}
        <select
          id={id}
          value={value === undefined ? '' : String(value)}
          onChange={({ target }) => onChange(control.choices[texts.indexOf(target.value)])}
        >
          <option value="">
            {control.start === undefined
              ? translate({
                  id: 'props.unset',
                  message: 'not set',
                  description: 'Choice that leaves a prop without a value, where props are tried',
                })
              : `${String(control.start)} ·`}
          </option>
          {texts.map((text, index) =>
            control.choices[index] === control.start ? null : (
              <option key={text} value={text}>
                {text}
              </option>
            ),
          )}
        </select>
      </div>
    );
  }
  return (
    <div className={styles.control}>
      {label}
      <TypedField control={control} value={value} onChange={onChange} id={id} />
    </div>
  );
}

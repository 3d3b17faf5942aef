import { useId, type ReactNode } from 'react';
import styles from './FieldRow.late.module.css';

/** Fields, each beside its label, and side by side where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

interface SearchFieldProps {
  label: string;
  value: string;
  onFocus?: () => void;
  onSearch: (query: string) => void;
}

/** A box that searches while the reader types. */
export function SearchField({ label, value, onFocus, onSearch }: SearchFieldProps) {
  const id = useId();
  return (
    <div className={`${styles.pair} ${styles.search}`}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        className={styles.field}
        value={value}
        onFocus={onFocus}
        onChange={({ target }) => onSearch(target.value)}
      />
    </div>
  );
}

interface ChoiceFieldProps<Value extends string> {
  label: string;
  value: Value;
  /** Names by value, in their order. */
  options: Readonly<Record<Value, string>>;
  onFocus?: () => void;
  onChoose: (value: Value) => void;
}

/** A list of which one is chosen. */
export function ChoiceField<Value extends string>({
  label,
  value,
  options,
  onFocus,
  onChoose,
}: ChoiceFieldProps<Value>) {
  const id = useId();
  return (
    <div className={styles.pair}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.field}
        value={value}
        onFocus={onFocus}
        onChange={({ target }) => onChoose(target.value as Value)}
      >
        {Object.entries<string>(options).map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

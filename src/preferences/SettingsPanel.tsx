import { useState, type ComponentType, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { Icon, Popover, Unavailable } from '../ui';
import type { PreferenceName, PreferenceValue } from './rules/registry';
import { usePreference } from './usePreference';
import styles from './SettingsPanel.module.css';

interface ChoiceProps<Name extends PreferenceName> {
  preference: Name;
  label: string;
  options: readonly (readonly [PreferenceValue<Name>, string])[];
}

function Choice<Name extends PreferenceName>({ preference, label, options }: ChoiceProps<Name>) {
  const [value, setValue] = usePreference(preference);
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.options}>
        {options.map(([option, text]) => (
          <button
            key={option}
            type="button"
            className={styles.option}
            aria-pressed={value === option}
            data-ga-event-category="settings"
            data-ga-event-action={option.toLowerCase()}
            onClick={() => {
              if (value !== option) setValue(option);
            }}
          >
            {text}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/**
 * The reader's settings, from the header; a drawer at the side on small screens.
 * @param children - what else belongs there: the languages
 */
export function SettingsPanel({ children }: { children?: ReactNode }) {
  const [Copy, setCopy] = useState<ComponentType>();
  const name = translate({
    id: 'settings.settings',
    message: 'Settings',
    description: 'Button that opens the settings',
  });
  return (
    <Popover
      id="settings"
      align="end"
      drawer
      name={name}
      button={<Icon name="settings" />}
      onOpen={() =>
        void import('./CopyViewLink').then(
          (module) => setCopy(() => module.CopyViewLink),
          () => setCopy(() => Unavailable),
        )
      }
    >
      <div className={styles.panel}>
        <p className={styles.head}>
          <span className={styles.title}>{name}</span>
          <button
            type="button"
            className={styles.close}
            popoverTarget="settings"
            popoverTargetAction="hide"
            aria-label={translate({
              id: 'settings.close',
              message: 'Close settings',
              description: 'Button that closes the settings',
            })}
          >
            <Icon name="close" />
          </button>
        </p>
        <Choice
          preference="mode"
          label={translate({
            id: 'settings.mode',
            message: 'Color mode',
            description: 'Group of the settings',
          })}
          options={[
            [
              'light',
              translate({ id: 'settings.light', message: 'Light', description: 'Color mode' }),
            ],
            [
              'system',
              translate({
                id: 'settings.system',
                message: 'System',
                description: 'Color mode that follows the operating system',
              }),
            ],
            [
              'dark',
              translate({ id: 'settings.dark', message: 'Dark', description: 'Color mode' }),
            ],
          ]}
        />
        <Choice
          preference="direction"
          label={translate({
            id: 'settings.direction',
            message: 'Direction',
            description: 'Group of the settings: direction of text and layout',
          })}
          options={[
            [
              'ltr',
              translate({
                id: 'settings.ltr',
                message: 'Left to right',
                description: 'Direction of text and layout',
              }),
            ],
            [
              'rtl',
              translate({
                id: 'settings.rtl',
                message: 'Right to left',
                description: 'Direction of text and layout',
              }),
            ],
          ]}
        />
        <Choice
          preference="density"
          label={translate({
            id: 'settings.density',
            message: 'Density',
            description: 'Group of the settings: how much fits on the screen',
          })}
          options={[
            [
              'standard',
              translate({
                id: 'settings.standard',
                message: 'Standard',
                description: 'Density: the usual one',
              }),
            ],
            [
              'compact',
              translate({
                id: 'settings.compact',
                message: 'Compact',
                description: 'Density: smaller controls and gaps',
              }),
            ],
          ]}
        />
        <Choice
          preference="code"
          label={translate({
            id: 'settings.code',
            message: 'Code',
            description: 'Group of the settings: language of the examples',
          })}
          options={[
            ['TS', 'TypeScript'],
            ['JS', 'JavaScript'],
          ]}
        />
        <Choice
          preference="style"
          label={translate({
            id: 'settings.style',
            message: 'Styling of examples',
            description: 'Group of the settings: how examples are styled',
          })}
          options={[
            ['system', 'MUI System'],
            ['css', 'CSS'],
            ['tailwind', 'Tailwind'],
          ]}
        />
        {children}
        <p className={styles.foot}>
          <Link
            to="/customization/color/"
            data-ga-event-category="settings"
            data-ga-event-action="colors"
          >
            {translate({
              id: 'settings.colors',
              message: 'Try colors',
              description: 'Link to the page with the colour tool',
            })}
          </Link>
          {Copy ? <Copy /> : null}
        </p>
      </div>
    </Popover>
  );
}

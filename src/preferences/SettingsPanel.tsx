import { translate } from '@docusaurus/Translate';
import { Icon, Popover } from '../ui';
import type { PreferenceName, PreferenceValue } from './registry';
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
            onClick={() => setValue(option)}
          >
            {text}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** The reader's settings, from the header. */
export function SettingsPanel() {
  return (
    <Popover
      id="settings"
      align="end"
      name={translate({
        id: 'settings.settings',
        message: 'Settings',
        description: 'Button that opens the settings',
      })}
      button={<Icon name="settings" />}
    >
      <div className={styles.panel}>
        <Choice
          preference="mode"
          label={translate({
            id: 'settings.mode',
            message: 'Colour mode',
            description: 'Group of the settings',
          })}
          options={[
            [
              'light',
              translate({ id: 'settings.light', message: 'Light', description: 'Colour mode' }),
            ],
            [
              'system',
              translate({
                id: 'settings.system',
                message: 'System',
                description: 'Colour mode that follows the operating system',
              }),
            ],
            [
              'dark',
              translate({ id: 'settings.dark', message: 'Dark', description: 'Colour mode' }),
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
      </div>
    </Popover>
  );
}

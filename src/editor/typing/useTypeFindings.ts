import { useState, type ComponentType } from 'react';
import type { TypeFindingsProps } from './TypeFindings';

/**
 * Fetches the check of types when somebody asks for it.
 * @param onMissing - it did not arrive
 * @returns what shows its findings, while it is asked for
 */
export function useTypeFindings(onMissing: () => void): {
  Types: ComponentType<TypeFindingsProps> | undefined;
  toggleTypes: () => void;
} {
  const [Types, setTypes] = useState<ComponentType<TypeFindingsProps>>();
  const toggleTypes = () => {
    if (Types) {
      setTypes(undefined);
      return;
    }
    import('./TypeFindings').then(({ TypeFindings }) => setTypes(() => TypeFindings), onMissing);
  };
  return { Types, toggleTypes };
}

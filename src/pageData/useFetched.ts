import { useEffect, useState } from 'react';

/** What is fetched while a component shows it. */
interface Fetched<Value> {
  /** Undefined until it has arrived. */
  value: Value | undefined;
  hasFailed: boolean;
  /** Asks once more. */
  retry: () => void;
}

/**
 * Fetches for a component what is at an address, and something else when the address changes.
 * @param read - fetches it; the same function each time
 */
export function useFetched<Value>(
  address: string,
  read: (address: string) => Promise<Value>,
): Fetched<Value> {
  const [attempts, setAttempts] = useState(0);
  const [outcome, setOutcome] = useState<{ address: string; value?: Value }>();
  useEffect(() => {
    let isWanted = true;
    read(address).then(
      (value) => {
        if (isWanted) setOutcome({ address, value });
      },
      () => {
        if (isWanted) setOutcome({ address });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [address, read, attempts]);
  const current = outcome?.address === address ? outcome : undefined;
  return {
    value: current?.value,
    hasFailed: current !== undefined && current.value === undefined,
    retry: () => {
      setOutcome(undefined);
      setAttempts(attempts + 1);
    },
  };
}

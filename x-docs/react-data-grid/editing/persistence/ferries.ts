export interface Ferry {
  id: number;
  route: string;
  vessel: string;
  fare: number | null;
  seats: number | null;
}

export const initialFerries: Ferry[] = [
  { id: 1, route: 'Oban – Craignure', vessel: 'Isle', fare: 4.2, seats: 640 },
  { id: 2, route: 'Mallaig – Armadale', vessel: 'Loch', fare: 3.4, seats: 180 },
  { id: 3, route: 'Largs – Cumbrae', vessel: 'Bay', fare: 2.9, seats: 250 },
  { id: 4, route: 'Uig – Lochmaddy', vessel: 'Isle', fare: 6.9, seats: 600 },
];

const limits: Record<string, number> = { Isle: 640, Loch: 195, Bay: 300 };

function answerLater<T>(answer: () => T) {
  return new Promise<T>((resolve, reject) => {
    setTimeout(() => {
      try {
        resolve(answer());
      } catch (error) {
        reject(error);
      }
    }, 500);
  });
}

/** A server that rounds fares to ten pence and refuses too many seats. */
export function putFerry(ferry: Ferry): Promise<Ferry> {
  return answerLater(() => {
    if (ferry.fare === null || ferry.seats === null) {
      throw new Error('A number is missing.');
    }
    const limit = limits[ferry.vessel];
    if (ferry.seats > limit) {
      throw new Error(`The ${ferry.vessel} has ${limit} seats at most.`);
    }
    return { ...ferry, fare: Math.round(ferry.fare * 10) / 10 };
  });
}

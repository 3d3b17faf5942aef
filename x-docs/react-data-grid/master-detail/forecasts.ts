const forecasts = ['Dry, 14 °C', 'Showers, 11 °C', 'Windy, 9 °C'];

/** Takes a while, like a request. */
export function fetchForecast(id: number) {
  return new Promise<string>((resolve) => {
    setTimeout(() => resolve(forecasts[id % forecasts.length]), 800);
  });
}

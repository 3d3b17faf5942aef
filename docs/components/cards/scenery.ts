const toDataUri = (svg: string) =>
  `data:image/svg+xml,${encodeURIComponent(svg)}`;

export const fjord = toDataUri(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200" preserveAspectRatio="xMidYMid slice"><rect width="400" height="200" fill="#9cc9e4"/><circle cx="310" cy="52" r="24" fill="#fff3cf"/><path d="M0 150 90 50l60 70 50-40 90 70z" fill="#5b7f8f"/><path d="M150 150 280 60l120 90z" fill="#3f6270"/><rect y="148" width="400" height="52" fill="#2b6f93"/><path d="M40 168h90M180 182h120M300 164h70" stroke="#8fc3dd" stroke-width="3"/></svg>`,
);

export const dunes = toDataUri(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200" preserveAspectRatio="xMidYMid slice"><rect width="400" height="200" fill="#f6d7a8"/><circle cx="90" cy="60" r="30" fill="#fff6e3"/><path d="M0 130q110-70 220 0t180-20v90H0z" fill="#d99a5b"/><path d="M0 165q120-50 240 0t160-30v65H0z" fill="#b06f3c"/></svg>`,
);

export const night = toDataUri(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200" preserveAspectRatio="xMidYMid slice"><rect width="400" height="200" fill="#10213c"/><circle cx="320" cy="46" r="18" fill="#f2f0dc"/><g fill="#f2f0dc"><circle cx="60" cy="40" r="2"/><circle cx="130" cy="70" r="2"/><circle cx="210" cy="30" r="2"/><circle cx="260" cy="84" r="2"/></g><path d="M0 170 70 120l60 40 90-70 80 60 100-40v90H0z" fill="#0a1526"/></svg>`,
);

import('package-folder').then(
  ({ here }) => console.log(here),
  (error) => console.log(String(error)),
);

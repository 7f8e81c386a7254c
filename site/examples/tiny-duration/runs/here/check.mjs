import('tiny-duration').then(
  ({ here }) => console.log(here),
  (error) => console.log(String(error)),
);

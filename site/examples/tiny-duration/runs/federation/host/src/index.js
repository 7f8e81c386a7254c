import('tiny-duration').then(({ format }) => {
  document.body.textContent = format(95_000);
});

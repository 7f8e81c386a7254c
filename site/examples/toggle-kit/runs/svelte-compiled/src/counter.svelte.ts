/** A number that components can show. */
export function createCounter(start = 0) {
  let count = $state(start);
  return {
    get count() {
      return count;
    },
    add() {
      count++;
    },
  };
}

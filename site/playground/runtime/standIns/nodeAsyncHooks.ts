type Call<Result> = (...values: unknown[]) => Result;

/** Holds its value for what runs at once; what is awaited inside no longer sees it, and the tool does not need that. */
class SyncStorage<Value> {
  #value: Value | undefined;
  run<Result>(value: Value, call: Call<Result>, ...values: unknown[]): Result {
    const before = this.#value;
    this.#value = value;
    try {
      return call(...values);
    } finally {
      this.#value = before;
    }
  }
  exit<Result>(call: Call<Result>, ...values: unknown[]): Result {
    return call(...values);
  }
  getStore(): Value | undefined {
    return this.#value;
  }
  enterWith(value: Value): void {
    this.#value = value;
  }
  disable(): void {
    this.#value = undefined;
  }
}

class PlainResource {
  static bind<Bound>(call: Bound): Bound {
    return call;
  }
  runInAsyncScope<Result>(call: Call<Result>, self: unknown, ...values: unknown[]): Result {
    return call.apply(self, values);
  }
}

export { PlainResource as AsyncResource, SyncStorage as AsyncLocalStorage };
/** `node:async_hooks`: the part that Rsbuild's hooks use. */
export default { AsyncLocalStorage: SyncStorage, AsyncResource: PlainResource };

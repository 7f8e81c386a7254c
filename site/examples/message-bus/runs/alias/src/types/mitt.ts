/** The part of an emitter that this package uses. */
export interface Emitter<Events> {
  emit<Key extends keyof Events>(type: Key, event: Events[Key]): void;
}

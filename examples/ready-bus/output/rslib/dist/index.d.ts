import ms from 'ms';

/** Tells everyone who listens that the time is over. */
export declare const bus: Emitter<    {
ready: number;
}>;

declare interface Emitter<Events extends Record<EventType, unknown>> {
    all: EventHandlerMap<Events>;
    on<Key extends keyof Events>(type: Key, handler: Handler<Events[Key]>): void;
    on(type: '*', handler: WildcardHandler<Events>): void;
    off<Key extends keyof Events>(type: Key, handler?: Handler<Events[Key]>): void;
    off(type: '*', handler: WildcardHandler<Events>): void;
    emit<Key extends keyof Events>(type: Key, event: Events[Key]): void;
    emit<Key extends keyof Events>(type: undefined extends Events[Key] ? Key : never): void;
}

declare type EventHandlerList<T = unknown> = Array<Handler<T>>;

declare type EventHandlerMap<Events extends Record<EventType, unknown>> = Map<keyof Events | '*', EventHandlerList<Events[keyof Events]> | WildCardEventHandlerList<Events>>;

declare type EventType = string | symbol;

declare type Handler<T = unknown> = (event: T) => void;

/** Emits `ready` after a time such as `10ms`. */
export declare function readyIn(time: ms.StringValue): void;

/** What the library was built from. */
export declare const version: string;

declare type WildCardEventHandlerList<T = Record<string, unknown>> = Array<WildcardHandler<T>>;

declare type WildcardHandler<T = Record<string, unknown>> = (type: keyof T, event: T[keyof T]) => void;

export { }

export type Unit = 's' | 'min';

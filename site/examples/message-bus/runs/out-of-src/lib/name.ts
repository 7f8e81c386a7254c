export const name = 'message-bus';

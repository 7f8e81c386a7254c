import * as bus from 'old-bus';

console.log(('topic' in bus ? bus : bus.default).topic);

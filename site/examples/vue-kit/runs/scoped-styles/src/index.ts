import Badge from './Badge.vue';
import Counter from './Counter.vue';

export { Badge, Counter };

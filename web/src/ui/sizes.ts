import { MediaQuery } from 'svelte/reactivity';

/** There is room for the log beside the table. */
export const roomy = new MediaQuery('(min-width: 60rem) and (min-height: 36rem)');

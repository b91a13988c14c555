import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './style/accents';

import { mount } from 'svelte';
import App from './App.svelte';
import { unroll } from './art';
import { watchHistory } from './go.svelte';
import { keepForLater } from './offline';
import { prefs, showTheme } from './prefs.svelte';
import { fetchGames } from './shelf.svelte';
import { speak } from './words.svelte';

showTheme();
watchHistory();
await Promise.all([speak(prefs.language), fetchGames(), unroll('house')]);
mount(App, { target: document.querySelector('#app') ?? document.body });

// First what is on the screen.
if (document.readyState === 'complete') void keepForLater(prefs.language);
else addEventListener('load', () => void keepForLater(prefs.language));

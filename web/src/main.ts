import { mount } from 'svelte'
import App from './App.svelte'
import './cards/cards.css'
import { keepPreferences, preferences, speak } from './preferences.svelte.ts'
import { keptLast } from './progress/kept.ts'
import './shell/theme.css'
import './shell/page.css'

keepPreferences()
await speak(preferences.language)

const place = document.getElementById('app')
if (!place) throw new Error('Expected an element with the id "app" in index.html.')
mount(App, { target: place })

/** Other devices of the account may have brought something. */
if (keptLast()) void import('./account/inAccount.svelte.ts').then(({ inAccount }) => inAccount.now())

/** The page then starts without a network too; while it is being written, nothing may be kept. */
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js')

import { mount } from 'svelte'
import '../cards/cards.css'
import { type Words, loadWords } from '../words/catalogue.ts'
import { LANGUAGES, type Language } from '../words/language.ts'
import Gallery from './Gallery.svelte'

const place = document.getElementById('gallery')
if (!place) throw new Error('Expected an element with the id "gallery" in gallery.html.')
const loaded = await Promise.all(LANGUAGES.map(async (language) => [language, await loadWords(language)] as const))
mount(Gallery, { target: place, props: { words: Object.fromEntries(loaded) as Record<Language, Words> } })

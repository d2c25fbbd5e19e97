import { mount } from 'svelte'
import '../cards/cards.css'
import Gallery from './Gallery.svelte'

const place = document.getElementById('gallery')
if (!place) throw new Error('Expected an element with the id "gallery" in gallery.html.')
mount(Gallery, { target: place })

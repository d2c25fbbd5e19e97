/** Made by plugins/catalogues.ts: a way to fetch the words of each language. */
declare module 'virtual:words' {
  const ways: Readonly<Record<string, () => Promise<{ default: string }>>>
  export default ways
}

/** The same for what the coach says. */
declare module 'virtual:coach' {
  const ways: Readonly<Record<string, () => Promise<{ default: string }>>>
  export default ways
}

/** The same for the pages of the school. */
declare module 'virtual:school' {
  const ways: Readonly<Record<string, () => Promise<{ default: string }>>>
  export default ways
}

/** The same for the pages of the hall. */
declare module 'virtual:hall' {
  const ways: Readonly<Record<string, () => Promise<{ default: string }>>>
  export default ways
}

/** The same for the page of house rules. */
declare module 'virtual:house' {
  const ways: Readonly<Record<string, () => Promise<{ default: string }>>>
  export default ways
}

/** The same for the pages on which people meet. */
declare module 'virtual:meeting' {
  const ways: Readonly<Record<string, () => Promise<{ default: string }>>>
  export default ways
}

/** The same for the pages of accounts. */
declare module 'virtual:account' {
  const ways: Readonly<Record<string, () => Promise<{ default: string }>>>
  export default ways
}

/** The same for what one does about others, and for whoever runs the server. */
declare module 'virtual:people' {
  const ways: Readonly<Record<string, () => Promise<{ default: string }>>>
  export default ways
}

/** The same for how the books are read where they are silent. */
declare module 'virtual:readings' {
  const ways: Readonly<Record<string, () => Promise<{ default: string }>>>
  export default ways
}

/** The words around a deal in a page of others, in every language. */
declare module 'virtual:embed' {
  import type { Language } from './language.ts'
  const words: Readonly<Record<Language, string>>
  export default words
}

/** Made by plugins/shadowStyles.ts: all styles of the build, as text. */
declare module 'virtual:styles' {
  const styles: string
  export default styles
}

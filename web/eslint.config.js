/** What the linter holds the page to: rules that know the types, Svelte's own, and the walls between rooms. */
import { createNodeResolver, importX } from 'eslint-plugin-import-x'
import svelte from 'eslint-plugin-svelte'
import { defineConfig } from 'eslint/config'
import globals from 'globals'
import ts from 'typescript-eslint'
import { ROOMS, faultsIn, roomsIn, zonesOf } from './rooms.js'

const SOURCE = `${import.meta.dirname}/src`

const faults = faultsIn(ROOMS, roomsIn(SOURCE))
if (faults.length > 0) throw new Error(faults.join('\n'))

/** Rules of typescript-eslint that say nothing true in some files. */
const off = (...names) => Object.fromEntries(names.map((name) => [`@typescript-eslint/${name}`, 'off']))

const EXTENSIONS = ['.ts', '.js', '.svelte']

export default defineConfig(
  { ignores: ['dist', 'src/wire/messages.ts'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      // Svelte's parser hands each script on; the rule against cycles reads components from anywhere.
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'], parser: ts.parser },
    },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensions: EXTENSIONS })],
      'import-x/ignore': ['node_modules'],
      'import-x/extensions': EXTENSIONS,
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts'], 'svelte-eslint-parser': ['.svelte'] },
    },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-else-return': 'error',
      'object-shorthand': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
      '@typescript-eslint/no-unnecessary-condition': 'error',
      '@typescript-eslint/no-unnecessary-type-arguments': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      // Where there is no text, or it is empty, another is shown: that is what `||` says.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true, boolean: true } }],
      '@typescript-eslint/prefer-optional-chain': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/require-await': 'off', // a function may be async because its callers wait
      'svelte/require-store-reactive-access': 'off', // the page has no stores, and the rule is slow
      'svelte/prefer-svelte-reactivity': 'off', // our maps and sets are replaced, never changed
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-restricted-paths': ['error', { zones: zonesOf(ROOMS, SOURCE) }],
    },
  },
  {
    // What a component gives to another is `any` to this linter; svelte-check knows its type.
    files: ['**/*.svelte'],
    rules: off(
      'no-unsafe-argument',
      'no-unsafe-assignment',
      'no-unsafe-call',
      'no-unsafe-member-access',
      'no-unsafe-return',
      'no-redundant-type-constituents',
    ),
  },
  {
    files: ['tests/**'],
    rules: { 'no-console': 'off', ...off('no-non-null-assertion') },
  },
  {
    // Scripts and plugins that Node runs, without types.
    files: ['**/*.js'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: { ...globals.node, ...globals.serviceworker } },
    rules: { 'no-undef': 'error' },
  },
)

/** Passkeys: what the server asks is handed to the browser's authenticator, and its answer is sent as the server reads it. */
import type { KeyMade, KeyUsed } from '../wire/messages.ts'

/** What the server asks, as WebAuthn writes it in JSON. */
interface Asked {
  challenge: string
  rp: { id: string; name: string }
  rpId: string
  user: { id: string; name: string; displayName: string }
  excludeCredentials?: { id: string }[]
}

export const canUsePasskeys = (): boolean => 'PublicKeyCredential' in globalThis

/** Somebody has thought better of it, or has let the browser wait too long. */
export class Declined extends Error {}

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (char) => char.codePointAt(0) ?? 0)
}

export function textOf(bytes: ArrayBuffer): string {
  const plain = String.fromCodePoint(...new Uint8Array(bytes))
  return btoa(plain).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Lets the authenticator make a passkey. */
export async function makeKey(asked: unknown, label: string): Promise<KeyMade> {
  const options = asked as Asked & Omit<PublicKeyCredentialCreationOptions, keyof Asked>
  const made = await wanted(() =>
    navigator.credentials.create({
      publicKey: {
        ...options,
        challenge: bytesOf(options.challenge),
        user: { ...options.user, id: bytesOf(options.user.id) },
        excludeCredentials: (options.excludeCredentials ?? []).map(({ id }) => ({
          id: bytesOf(id),
          type: 'public-key' as const,
        })),
      },
    }),
  )
  const response = made.response as AuthenticatorAttestationResponse
  return {
    id: textOf(made.rawId),
    client_data: textOf(response.clientDataJSON),
    attestation: textOf(response.attestationObject),
    label,
  }
}

/** Lets the authenticator prove one of the passkeys that it has for this site. */
export async function useKey(asked: unknown, leaving: boolean): Promise<KeyUsed> {
  const options = asked as Asked
  const used = await wanted(() =>
    navigator.credentials.get({ publicKey: { rpId: options.rpId, challenge: bytesOf(options.challenge) } }),
  )
  const response = used.response as AuthenticatorAssertionResponse
  return {
    id: textOf(used.rawId),
    client_data: textOf(response.clientDataJSON),
    authenticator_data: textOf(response.authenticatorData),
    signature: textOf(response.signature),
    leaving,
  }
}

async function wanted(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const found = await ask()
    if (found) return found as PublicKeyCredential
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
  throw new Declined()
}

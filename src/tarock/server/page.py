"""The page that says what this server is, where the browser client has not been built."""

from html import escape

from tarock.words import preferred_language, words_in


def page(accepted: str) -> str:
    """Return a plain page in the best of the languages that a browser accepts."""
    language = preferred_language(accepted)
    words = words_in(language)
    title, text, unbuilt = (escape(words(f"server-{name}")) for name in ("title", "text", "unbuilt"))
    links = "".join(
        f'<li><a href="{href}">{escape(words(f"server-{name}"))}</a></li>'
        for href, name in (("/api/schema", "api"), ("/api/protocol", "protocol"), ("/health", "health"))
    )
    head = f'<!doctype html><html lang="{language}"><head><meta charset="utf-8"><title>{title}</title></head>'
    return f"{head}<body><main><h1>{title}</h1><p>{text}</p><p>{unbuilt}</p><ul>{links}</ul></main></body></html>"

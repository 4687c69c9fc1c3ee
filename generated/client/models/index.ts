/* tslint:disable */
/* eslint-disable */
/**
 * A change of APIKey.
 * @export
 * @interface APIKeyEvent
 */
export interface APIKeyEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: APIKeyEventMeta;
    /**
     * 
     */
    data: APIKeyEventData;
}
/**
 * @type APIKeyEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type APIKeyEventData = ApiKeyPayload | ThinPayload;
/**
 * Metadata of an event of APIKey.
 * @export
 * @interface APIKeyEventMeta
 */
export interface APIKeyEventMeta {
    /**
     * 
     */
    event: APIKeyEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: APIKeyEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const APIKeyEventMetaEventEnum = {
    APIKey__postInsert: 'APIKey::postInsert',
    APIKey__postUpdate: 'APIKey::postUpdate',
    APIKey__postSave: 'APIKey::postSave',
    APIKey__postDelete: 'APIKey::postDelete',
} as const;
export type APIKeyEventMetaEventEnum = typeof APIKeyEventMetaEventEnum[keyof typeof APIKeyEventMetaEventEnum];

/**
 * @export
 */
export const APIKeyEventMetaObjectEnum = {
    APIKey: 'APIKey',
} as const;
export type APIKeyEventMetaObjectEnum = typeof APIKeyEventMetaObjectEnum[keyof typeof APIKeyEventMetaObjectEnum];

/**
 * The debt of one customer, by the days that passed since the due date.
 * @export
 * @interface AgedDebtor
 */
export interface AgedDebtor {
    /**
     * Customer.
     */
    klant_id: number;
    /**
     * Current name of the customer. Null unless you have `viewContact` or `editContact`.
     */
    klant_naam: string | null;
    /**
     * Not due yet.
     */
    niet_vervallen: number;
    /**
     * 1 to 30 days overdue.
     */
    dagen_1_30: number;
    /**
     * 31 to 60 days overdue.
     */
    dagen_31_60: number;
    /**
     * 61 to 90 days overdue.
     */
    dagen_61_90: number;
    /**
     * More than 90 days overdue.
     */
    dagen_meer: number;
    /**
     * All of it.
     */
    totaal: number;
    /**
     * Number of open invoices.
     */
    facturen: number;
    /**
     * Due date of the oldest of them.
     */
    oudste_vervaldatum: string;
}
/**
 * A field of a contact form.
 * @export
 * @interface AnnouncedContactFormField
 */
export interface AnnouncedContactFormField {
    /**
     * The `id` of an existing field. In an update it selects the field that you change; omit it for a new field.
     * 
     */
    id: number;
    /**
     * The text that visitors read beside the field.
     */
    naam: string;
    /**
     * 
     */
    soort_invoer: ContactFormInput;
    /**
     * Whether visitors must fill in the field.
     */
    verplicht: boolean;
    /**
     * The options that visitors choose from, in a field `keuze` or `keuze_enkel`, or in a `contact.extra` of the
     * `input_type` `singlechoice` or `multiplechoice`. Null for all other fields.
     * 
     */
    mogelijke_keuzes: Array<string> | null;
    /**
     * Whether the answer is copied into the particulars of the booking.
     */
    bijzonderheden_boeking: boolean;
    /**
     * The key to send the answer under; unique in the form. If you omit it, it is `soort_invoer`, or
     * `contact.extra[<extra_field_name>]`, or made from `soort_invoer` and `naam`.
     * 
     */
    field_identifier: string;
    /**
     * Name of the extra field of the customer, where `soort_invoer` is `contact.extra`; else null.
     */
    extra_field_name: string | null;
    /**
     * Type of the extra field, where `soort_invoer` is `contact.extra`; else null. If you omit it there, it is `text`.
     * 
     */
    input_type: AnnouncedContactFormFieldInputTypeEnum | null;
    /**
     * Fields with a low number come first; fields with the same number in the order in which they were created. If
     * you omit it for a new field, it is the place in the list that you send.
     * 
     */
    sort_order: number;
}


/**
 * @export
 */
export const AnnouncedContactFormFieldInputTypeEnum = {
    text: 'text',
    number: 'number',
    date: 'date',
    singlechoice: 'singlechoice',
    multiplechoice: 'multiplechoice',
} as const;
export type AnnouncedContactFormFieldInputTypeEnum = typeof AnnouncedContactFormFieldInputTypeEnum[keyof typeof AnnouncedContactFormFieldInputTypeEnum];

/**
 * A product in a package, with its time and place.
 * @export
 * @interface AnnouncedPackageLine
 */
export interface AnnouncedPackageLine {
    /**
     * The `id` of an existing line. In an update it selects the line that you change; omit it for a new line.
     * 
     */
    id: number;
    /**
     * The product.
     */
    product_id: number;
    /**
     * Where the line takes place; null = a location of the product.
     */
    locatie_id: number | null;
    /**
     * Start of the line. The service uses only its offset from the earliest line, not the date itself.
     */
    begin: string | null;
    /**
     * End of the line; null = `begin` plus the `duur` of the product.
     */
    eind: string | null;
    /**
     * Description that visitors read in the programme.
     */
    beschrijving: string | null;
    /**
     * Number of people that the programme shows; 0 = `aantal_personen` of the package.
     */
    aantal_personen: number;
    /**
     * Minimum amount in an online booking; null = no minimum.
     */
    min: number | null;
    /**
     * Maximum amount in an online booking; null = no maximum.
     */
    max: number | null;
    /**
     * How the amount is decided in an online booking: by the visitor (`invullen_door_gebruiker`), by the size of the
     * booking (`boekingsgrootte`), or fixed (`vast`).
     * 
     */
    onlineboeking_aantalbepalingsmethode: AnnouncedPackageLineOnlineboekingAantalbepalingsmethodeEnum;
}


/**
 * @export
 */
export const AnnouncedPackageLineOnlineboekingAantalbepalingsmethodeEnum = {
    invullen_door_gebruiker: 'invullen_door_gebruiker',
    boekingsgrootte: 'boekingsgrootte',
    vast: 'vast',
} as const;
export type AnnouncedPackageLineOnlineboekingAantalbepalingsmethodeEnum = typeof AnnouncedPackageLineOnlineboekingAantalbepalingsmethodeEnum[keyof typeof AnnouncedPackageLineOnlineboekingAantalbepalingsmethodeEnum];

/**
 * An attachment of a product. In requests only `id` is used; the service ignores the other members. Events show only its `id`, because the rest changes with `Attachment`.
 * @export
 * @interface AnnouncedProductAttachment
 */
export interface AnnouncedProductAttachment {
    /**
     * 
     */
    id: number;
}
/**
 * A location of a product. In requests only `id` is used; the service ignores the other members. Events show only its `id`, because the rest changes with `Location`.
 * @export
 * @interface AnnouncedProductLocation
 */
export interface AnnouncedProductLocation {
    /**
     * 
     */
    id: number;
}
/**
 * A company. Send only its `id`. Events show only its `id`, because the rest changes with `Company`.
 * @export
 * @interface AnnouncedReminderCompany
 */
export interface AnnouncedReminderCompany {
    /**
     * 
     */
    id: number;
}
/**
 * A change of Annuleringsvoorwaarden.
 * @export
 * @interface AnnuleringsvoorwaardenEvent
 */
export interface AnnuleringsvoorwaardenEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: AnnuleringsvoorwaardenEventMeta;
    /**
     * 
     */
    data: AnnuleringsvoorwaardenEventData;
}
/**
 * @type AnnuleringsvoorwaardenEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type AnnuleringsvoorwaardenEventData = CancellationTermsPayload | ThinPayload;
/**
 * Metadata of an event of Annuleringsvoorwaarden.
 * @export
 * @interface AnnuleringsvoorwaardenEventMeta
 */
export interface AnnuleringsvoorwaardenEventMeta {
    /**
     * 
     */
    event: AnnuleringsvoorwaardenEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: AnnuleringsvoorwaardenEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const AnnuleringsvoorwaardenEventMetaEventEnum = {
    Annuleringsvoorwaarden__postInsert: 'Annuleringsvoorwaarden::postInsert',
    Annuleringsvoorwaarden__postUpdate: 'Annuleringsvoorwaarden::postUpdate',
    Annuleringsvoorwaarden__postSave: 'Annuleringsvoorwaarden::postSave',
    Annuleringsvoorwaarden__postDelete: 'Annuleringsvoorwaarden::postDelete',
} as const;
export type AnnuleringsvoorwaardenEventMetaEventEnum = typeof AnnuleringsvoorwaardenEventMetaEventEnum[keyof typeof AnnuleringsvoorwaardenEventMetaEventEnum];

/**
 * @export
 */
export const AnnuleringsvoorwaardenEventMetaObjectEnum = {
    Annuleringsvoorwaarden: 'Annuleringsvoorwaarden',
} as const;
export type AnnuleringsvoorwaardenEventMetaObjectEnum = typeof AnnuleringsvoorwaardenEventMetaObjectEnum[keyof typeof AnnuleringsvoorwaardenEventMetaObjectEnum];

/**
 * A credential with which a program acts on behalf of a user account.
 * @export
 * @interface ApiKey
 */
export interface ApiKey {
    /**
     * 
     */
    readonly id: number;
    /**
     * The user account that the key acts for. It cannot change.
     */
    user_id: number;
    /**
     * The purpose of the key, in your own words.
     */
    description: string;
    /**
     * The first 10 characters of the token, so that you can recognise a key. Rotation changes it.
     */
    readonly prefix: string;
    /**
     * Limits the rights of the key: it has only the rights of its user that are also listed here. Null = all rights of
     * the user.
     * 
     * An empty list = none of these rights. Such a key still reads what every credential may read: bookings, invoices
     * without their printed form, payments, packages and products with their purchase prices.
     * 
     * `[public]` is for websites. Such a key may do what visitors may do without a credential where online booking is
     * open, sees what they see, and nothing else. It needs no open online booking. All who use it are visitors: they are
     * limited by their addresses.
     * 
     */
    scopes: Array<ApiKeyScope> | null;
    /**
     * When the key was created.
     */
    readonly created_at: string;
    /**
     * When the key was last used, updated about once a minute; null if it was never used. Events leave it out, because it changes with every use.
     */
    readonly last_used_at: string | null;
    /**
     * When the key expires. It must lie in the future when you set it; null = never.
     */
    expires_at: string | null;
    /**
     * 
     */
    readonly _links: ApiKeyLinks;
}
/**
 * HAL links with which you read, update and revoke the key.
 * @export
 * @interface ApiKeyLinks
 */
export interface ApiKeyLinks {
    /**
     * The path of the key, once for each HTTP method that it supports.
     */
    self: Array<MethodLink>;
}
/**
 * A page of API keys in a HAL envelope.
 * @export
 * @interface ApiKeyList
 */
export interface ApiKeyList {
    /**
     * 
     */
    _embedded: ApiKeyListEmbedded;
    /**
     * The number of keys on all pages together.
     */
    count: number;
    /**
     * 
     */
    _links: ApiKeyListLinks;
}
/**
 * The content of the HAL envelope.
 * @export
 * @interface ApiKeyListEmbedded
 */
export interface ApiKeyListEmbedded {
    /**
     * The keys on this page, sorted by `id`, without their tokens.
     */
    apikeys: Array<ApiKey>;
}
/**
 * HAL links to this page and to the other pages. `next` and `prev` are absent where there is no such page.
 * 
 * @export
 * @interface ApiKeyListLinks
 */
export interface ApiKeyListLinks {
    /**
     * The path of this page, once for each HTTP method that it supports.
     */
    self: Array<MethodLink>;
    /**
     * 
     */
    next?: Link;
    /**
     * 
     */
    prev?: Link;
    /**
     * 
     */
    first: Link;
    /**
     * 
     */
    last: Link;
}
/**
 * ApiKey as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface ApiKeyPayload
 */
export interface ApiKeyPayload {
    /**
     * 
     */
    readonly id: number;
    /**
     * The user account that the key acts for. It cannot change.
     */
    user_id: number;
    /**
     * The purpose of the key, in your own words.
     */
    description: string;
    /**
     * The first 10 characters of the token, so that you can recognise a key. Rotation changes it.
     */
    readonly prefix: string;
    /**
     * Limits the rights of the key: it has only the rights of its user that are also listed here. Null = all rights of
     * the user.
     * 
     * An empty list = none of these rights. Such a key still reads what every credential may read: bookings, invoices
     * without their printed form, payments, packages and products with their purchase prices.
     * 
     * `[public]` is for websites. Such a key may do what visitors may do without a credential where online booking is
     * open, sees what they see, and nothing else. It needs no open online booking. All who use it are visitors: they are
     * limited by their addresses.
     * 
     */
    scopes: Array<ApiKeyScope> | null;
    /**
     * When the key was created.
     */
    readonly created_at: string;
    /**
     * When the key expires. It must lie in the future when you set it; null = never.
     */
    expires_at: string | null;
    /**
     * 
     */
    readonly _links: ApiKeyLinks;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}
/**
 * A credential with which a program acts on behalf of a user account. The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface ApiKeyPut
 */
export interface ApiKeyPut {
    /**
     * 
     */
    readonly id?: number;
    /**
     * The user account that the key acts for. It cannot change.
     */
    user_id?: number;
    /**
     * The purpose of the key, in your own words.
     */
    description?: string;
    /**
     * The first 10 characters of the token, so that you can recognise a key. Rotation changes it.
     */
    readonly prefix?: string;
    /**
     * Limits the rights of the key: it has only the rights of its user that are also listed here. Null = all rights of
     * the user.
     * 
     * An empty list = none of these rights. Such a key still reads what every credential may read: bookings, invoices
     * without their printed form, payments, packages and products with their purchase prices.
     * 
     * `[public]` is for websites. Such a key may do what visitors may do without a credential where online booking is
     * open, sees what they see, and nothing else. It needs no open online booking. All who use it are visitors: they are
     * limited by their addresses.
     * 
     */
    scopes?: Array<ApiKeyScope> | null;
    /**
     * When the key was created.
     */
    readonly created_at?: string;
    /**
     * When the key was last used, updated about once a minute; null if it was never used.
     */
    readonly last_used_at?: string | null;
    /**
     * When the key expires. It must lie in the future when you set it; null = never.
     */
    expires_at?: string | null;
    /**
     * 
     */
    readonly _links?: ApiKeyLinks;
}
/**
 * Options for the rotation of a token.
 * @export
 * @interface ApiKeyRotation
 */
export interface ApiKeyRotation {
    /**
     * How many hours the replaced token stays valid. 0 revokes it at once.
     */
    overlap_uren?: number | null;
}

/**
 * A permission, or `public` alone: what visitors of a website may do.
 * @export
 */
export const ApiKeyScope = {
    editUsers: 'editUsers',
    createFactuur: 'createFactuur',
    createFactuurBetaling: 'createFactuurBetaling',
    editFactuurBetaling: 'editFactuurBetaling',
    editBedrijfsgegevens: 'editBedrijfsgegevens',
    beheerKortingscodes: 'beheerKortingscodes',
    editLocaties: 'editLocaties',
    createBoeking: 'createBoeking',
    editBoeking: 'editBoeking',
    editContact: 'editContact',
    viewContact: 'viewContact',
    editProducten: 'editProducten',
    editMateriaal: 'editMateriaal',
    editStartmomenten: 'editStartmomenten',
    editPersoneelsplanning: 'editPersoneelsplanning',
    editBoekingStatusHerinnering: 'editBoekingStatusHerinnering',
    viewStatistiek: 'viewStatistiek',
    viewFinancieleOverzichten: 'viewFinancieleOverzichten',
    viewWebhooks: 'viewWebhooks',
    editWebhooks: 'editWebhooks',
    editArrangementen: 'editArrangementen',
    editBetaalmethode: 'editBetaalmethode',
    editKassas: 'editKassas',
    editPersoneel: 'editPersoneel',
    editVouchers: 'editVouchers',
    editContactformulieren: 'editContactformulieren',
    public: 'public',
} as const;
export type ApiKeyScope = typeof ApiKeyScope[keyof typeof ApiKeyScope];

/**
 * An API key with its token. You see the token only in this response.
 * @export
 * @interface ApiKeyWithToken
 */
export interface ApiKeyWithToken {
    /**
     * 
     */
    id: number;
    /**
     * The user account that the key acts for. It cannot change.
     */
    user_id: number;
    /**
     * The purpose of the key, in your own words.
     */
    description: string;
    /**
     * The secret to send as `Authorization: Bearer <token>`. Store it safely: the service keeps only a hash.
     * 
     */
    token: string;
    /**
     * The first 10 characters of the token, so that you can recognise a key. Rotation changes it.
     */
    prefix: string;
    /**
     * Limits the rights of the key: it has only the rights of its user that are also listed here. Null = all rights of
     * the user.
     * 
     * An empty list = none of these rights. Such a key still reads what every credential may read: bookings, invoices
     * without their printed form, payments, packages and products with their purchase prices.
     * 
     * `[public]` is for websites. Such a key may do what visitors may do without a credential where online booking is
     * open, sees what they see, and nothing else. It needs no open online booking. All who use it are visitors: they are
     * limited by their addresses.
     * 
     */
    scopes: Array<ApiKeyScope> | null;
    /**
     * When the key was created.
     */
    created_at: string;
    /**
     * When the key was last used, updated about once a minute; null if it was never used.
     */
    last_used_at: string | null;
    /**
     * When the key expires; null = never.
     */
    expires_at: string | null;
    /**
     * 
     */
    _links: ApiKeyLinks;
}
/**
 * A change of Arrangement.
 * @export
 * @interface ArrangementEvent
 */
export interface ArrangementEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: ArrangementEventMeta;
    /**
     * 
     */
    data: ArrangementEventData;
}
/**
 * @type ArrangementEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type ArrangementEventData = PackagePayload | ThinPayload;
/**
 * Metadata of an event of Arrangement.
 * @export
 * @interface ArrangementEventMeta
 */
export interface ArrangementEventMeta {
    /**
     * 
     */
    event: ArrangementEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: ArrangementEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const ArrangementEventMetaEventEnum = {
    Arrangement__postInsert: 'Arrangement::postInsert',
    Arrangement__postUpdate: 'Arrangement::postUpdate',
    Arrangement__postSave: 'Arrangement::postSave',
    Arrangement__postDelete: 'Arrangement::postDelete',
} as const;
export type ArrangementEventMetaEventEnum = typeof ArrangementEventMetaEventEnum[keyof typeof ArrangementEventMetaEventEnum];

/**
 * @export
 */
export const ArrangementEventMetaObjectEnum = {
    Arrangement: 'Arrangement',
} as const;
export type ArrangementEventMetaObjectEnum = typeof ArrangementEventMetaObjectEnum[keyof typeof ArrangementEventMetaObjectEnum];

/**
 * A file that goes with products. Customers get it with the confirmation of a booking.
 * @export
 * @interface Attachment
 */
export interface Attachment {
    /**
     * 
     */
    readonly id: number;
    /**
     * Internal name.
     */
    naam: string;
    /**
     * Name that customers get the file under. Without it the service takes `naam`.
     */
    filename: string;
    /**
     * The kind of the file; null until one was uploaded.
     */
    readonly bestand: StoredFile | null;
}
/**
 * A change of Attachment.
 * @export
 * @interface AttachmentEvent
 */
export interface AttachmentEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: AttachmentEventMeta;
    /**
     * 
     */
    data: AttachmentEventData;
}
/**
 * @type AttachmentEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type AttachmentEventData = StoredFilePayload | ThinPayload;
/**
 * Metadata of an event of Attachment.
 * @export
 * @interface AttachmentEventMeta
 */
export interface AttachmentEventMeta {
    /**
     * 
     */
    event: AttachmentEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: AttachmentEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const AttachmentEventMetaEventEnum = {
    Attachment__postInsert: 'Attachment::postInsert',
    Attachment__postUpdate: 'Attachment::postUpdate',
    Attachment__postSave: 'Attachment::postSave',
    Attachment__postDelete: 'Attachment::postDelete',
} as const;
export type AttachmentEventMetaEventEnum = typeof AttachmentEventMetaEventEnum[keyof typeof AttachmentEventMetaEventEnum];

/**
 * @export
 */
export const AttachmentEventMetaObjectEnum = {
    Attachment: 'Attachment',
} as const;
export type AttachmentEventMetaObjectEnum = typeof AttachmentEventMetaObjectEnum[keyof typeof AttachmentEventMetaObjectEnum];

/**
 * Attachment as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface AttachmentPayload
 */
export interface AttachmentPayload {
    /**
     * 
     */
    readonly id: number;
    /**
     * Internal name.
     */
    naam: string;
    /**
     * Name that customers get the file under. Without it the service takes `naam`.
     */
    filename: string;
    /**
     * The kind of the file; null until one was uploaded.
     */
    readonly bestand: StoredFile | null;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}
/**
 * A file that goes with products. Customers get it with the confirmation of a booking. The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface AttachmentPut
 */
export interface AttachmentPut {
    /**
     * 
     */
    readonly id?: number;
    /**
     * Internal name.
     */
    naam?: string;
    /**
     * Name that customers get the file under. Without it the service takes `naam`.
     */
    filename?: string;
    /**
     * The kind of the file; null until one was uploaded.
     */
    readonly bestand?: StoredFile | null;
}
/**
 * One change of one object, one use of a deprecated part, or one login. It tells the account, key and address behind
 * it.
 * 
 * @export
 * @interface AuditEntry
 */
export interface AuditEntry {
    /**
     * Equals `meta.event_id` of the same event in the change feed and in webhooks, which have no `deprecated`, `login`
     * and `loginError`.
     * 
     */
    event_id: string;
    /**
     * When the change was made, somebody logged in or failed to, or the part was used first on that day.
     */
    occurred_at: string;
    /**
     * 
     */
    object: EventObject;
    /**
     * The `id` of the changed object; of the key or the user who used a deprecated part, logged in, or failed to.
     */
    object_id: number;
    /**
     * 
     */
    event: AuditedEvent;
    /**
     * The version of the object after this change, as in its ETag; 0 for a login and the use of a deprecated part.
     */
    sequence: number;
    /**
     * The account that made the change, directly or through an API key. Null if the service itself made it, or a
     * request without a credential.
     * 
     */
    user_id: number | null;
    /**
     * The current user name of that account; null if the account was deleted.
     */
    gebruikersnaam: string | null;
    /**
     * The API key that was used; the key may since have been revoked. Null if the user logged in with a password.
     * 
     */
    apikey_id: number | null;
    /**
     * The IP address that the request came from; null if the service itself made the change.
     */
    address: string | null;
    /**
     * The `X-Request-Id` of the request that made the change; null if the service itself made it.
     */
    request_id: string | null;
    /**
     * The names of the changed members. Empty for a create or a delete, and for an object that you may not view.
     * 
     */
    modified: Array<string>;
    /**
     * The object before a delete, or the old values of the modified members. Null for a create, and for an object
     * that you may not view.
     * 
     */
    before: { [key: string]: any; } | null;
    /**
     * The object after a create, or the new values of the modified members. For `deprecated` it has the `operation`
     * and the `part`, for `login` and `loginError` the `way`. Null for a delete, and for an object that you may not view.
     * 
     */
    after: { [key: string]: any; } | null;
}



/**
 * The change of the object: `postInsert` (created), `postUpdate` (updated) or `postDelete` (deleted). The name of the
 * event in webhooks is the object's kind plus this value, such as `Klant::postUpdate`. `deprecated` is no change: the
 * key or the user used a part of the interface that will end. `login` and `loginError` are no changes either: the user
 * logged in, or somebody failed to log in as that user.
 * 
 * @export
 */
export const AuditedEvent = {
    postInsert: 'postInsert',
    postUpdate: 'postUpdate',
    postDelete: 'postDelete',
    deprecated: 'deprecated',
    login: 'login',
    loginError: 'loginError',
} as const;
export type AuditedEvent = typeof AuditedEvent[keyof typeof AuditedEvent];

/**
 * The wishes of somebody for a package, and the period.
 * @export
 * @interface AvailableDaysQuestion
 */
export interface AvailableDaysQuestion {
    /**
     * The package.
     */
    arrangement_id: number;
    /**
     * How much of each line. A line that you leave out follows `boekingsgrootte`, or is fixed, if its
     * `onlineboeking_aantalbepalingsmethode` says so; else it is not booked.
     * 
     */
    producten: Array<OnlineBookingLine>;
    /**
     * Number of people. The booking is for at least as many people as you order for. That is the largest amount of a
     * line that follows the size of the booking or, where none is ordered, the largest amount of all.
     * 
     */
    boekingsgrootte?: number | null;
    /**
     * First local date; today unless you send it.
     */
    begin?: string | null;
    /**
     * Last local date; in 90 days unless you send it.
     */
    eind?: string | null;
}
/**
 * The wishes of somebody for a package, and the date.
 * @export
 * @interface AvailableTimesQuestion
 */
export interface AvailableTimesQuestion {
    /**
     * The package.
     */
    arrangement_id: number;
    /**
     * How much of each line. A line that you leave out follows `boekingsgrootte`, or is fixed, if its
     * `onlineboeking_aantalbepalingsmethode` says so; else it is not booked.
     * 
     */
    producten: Array<OnlineBookingLine>;
    /**
     * Number of people. The booking is for at least as many people as you order for. That is the largest amount of a
     * line that follows the size of the booking or, where none is ordered, the largest amount of all.
     * 
     */
    boekingsgrootte?: number | null;
    /**
     * The local date.
     */
    datum: string;
}
/**
 * A change of Bedrijf.
 * @export
 * @interface BedrijfEvent
 */
export interface BedrijfEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: BedrijfEventMeta;
    /**
     * 
     */
    data: BedrijfEventData;
}
/**
 * @type BedrijfEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type BedrijfEventData = CompanyPayload | ThinPayload;
/**
 * Metadata of an event of Bedrijf.
 * @export
 * @interface BedrijfEventMeta
 */
export interface BedrijfEventMeta {
    /**
     * 
     */
    event: BedrijfEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: BedrijfEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const BedrijfEventMetaEventEnum = {
    Bedrijf__postInsert: 'Bedrijf::postInsert',
    Bedrijf__postUpdate: 'Bedrijf::postUpdate',
    Bedrijf__postSave: 'Bedrijf::postSave',
    Bedrijf__postDelete: 'Bedrijf::postDelete',
} as const;
export type BedrijfEventMetaEventEnum = typeof BedrijfEventMetaEventEnum[keyof typeof BedrijfEventMetaEventEnum];

/**
 * @export
 */
export const BedrijfEventMetaObjectEnum = {
    Bedrijf: 'Bedrijf',
} as const;
export type BedrijfEventMetaObjectEnum = typeof BedrijfEventMetaObjectEnum[keyof typeof BedrijfEventMetaObjectEnum];

/**
 * A change of Betaalmethode.
 * @export
 * @interface BetaalmethodeEvent
 */
export interface BetaalmethodeEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: BetaalmethodeEventMeta;
    /**
     * 
     */
    data: BetaalmethodeEventData;
}
/**
 * @type BetaalmethodeEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type BetaalmethodeEventData = PaymentMethodPayload | ThinPayload;
/**
 * Metadata of an event of Betaalmethode.
 * @export
 * @interface BetaalmethodeEventMeta
 */
export interface BetaalmethodeEventMeta {
    /**
     * 
     */
    event: BetaalmethodeEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: BetaalmethodeEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const BetaalmethodeEventMetaEventEnum = {
    Betaalmethode__postInsert: 'Betaalmethode::postInsert',
    Betaalmethode__postUpdate: 'Betaalmethode::postUpdate',
    Betaalmethode__postSave: 'Betaalmethode::postSave',
    Betaalmethode__postDelete: 'Betaalmethode::postDelete',
} as const;
export type BetaalmethodeEventMetaEventEnum = typeof BetaalmethodeEventMetaEventEnum[keyof typeof BetaalmethodeEventMetaEventEnum];

/**
 * @export
 */
export const BetaalmethodeEventMetaObjectEnum = {
    Betaalmethode: 'Betaalmethode',
} as const;
export type BetaalmethodeEventMetaObjectEnum = typeof BetaalmethodeEventMetaObjectEnum[keyof typeof BetaalmethodeEventMetaObjectEnum];

/**
 * A change of Betaalverzoek.
 * @export
 * @interface BetaalverzoekEvent
 */
export interface BetaalverzoekEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: BetaalverzoekEventMeta;
    /**
     * 
     */
    data: BetaalverzoekEventData;
}
/**
 * @type BetaalverzoekEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type BetaalverzoekEventData = PaymentRequestPayload | ThinPayload;
/**
 * Metadata of an event of Betaalverzoek.
 * @export
 * @interface BetaalverzoekEventMeta
 */
export interface BetaalverzoekEventMeta {
    /**
     * 
     */
    event: BetaalverzoekEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: BetaalverzoekEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const BetaalverzoekEventMetaEventEnum = {
    Betaalverzoek__postInsert: 'Betaalverzoek::postInsert',
    Betaalverzoek__postUpdate: 'Betaalverzoek::postUpdate',
    Betaalverzoek__postSave: 'Betaalverzoek::postSave',
    Betaalverzoek__postDelete: 'Betaalverzoek::postDelete',
} as const;
export type BetaalverzoekEventMetaEventEnum = typeof BetaalverzoekEventMetaEventEnum[keyof typeof BetaalverzoekEventMetaEventEnum];

/**
 * @export
 */
export const BetaalverzoekEventMetaObjectEnum = {
    Betaalverzoek: 'Betaalverzoek',
} as const;
export type BetaalverzoekEventMetaObjectEnum = typeof BetaalverzoekEventMetaObjectEnum[keyof typeof BetaalverzoekEventMetaObjectEnum];

/**
 * A change of Boeking.
 * @export
 * @interface BoekingEvent
 */
export interface BoekingEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: BoekingEventMeta;
    /**
     * 
     */
    data: BoekingEventData;
}
/**
 * @type BoekingEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type BoekingEventData = BookingPayload | ThinPayload;
/**
 * Metadata of an event of Boeking.
 * @export
 * @interface BoekingEventMeta
 */
export interface BoekingEventMeta {
    /**
     * 
     */
    event: BoekingEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: BoekingEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const BoekingEventMetaEventEnum = {
    Boeking__postInsert: 'Boeking::postInsert',
    Boeking__postUpdate: 'Boeking::postUpdate',
    Boeking__postSave: 'Boeking::postSave',
    Boeking__postDelete: 'Boeking::postDelete',
    BookingDefinitive: 'BookingDefinitive',
} as const;
export type BoekingEventMetaEventEnum = typeof BoekingEventMetaEventEnum[keyof typeof BoekingEventMetaEventEnum];

/**
 * @export
 */
export const BoekingEventMetaObjectEnum = {
    Boeking: 'Boeking',
} as const;
export type BoekingEventMetaObjectEnum = typeof BoekingEventMetaObjectEnum[keyof typeof BoekingEventMetaObjectEnum];

/**
 * A change of Boekingsmail.
 * @export
 * @interface BoekingsmailEvent
 */
export interface BoekingsmailEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: BoekingsmailEventMeta;
    /**
     * 
     */
    data: BoekingsmailEventData;
}
/**
 * @type BoekingsmailEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type BoekingsmailEventData = BookingMailPayload | ThinPayload;
/**
 * Metadata of an event of Boekingsmail.
 * @export
 * @interface BoekingsmailEventMeta
 */
export interface BoekingsmailEventMeta {
    /**
     * 
     */
    event: BoekingsmailEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: BoekingsmailEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const BoekingsmailEventMetaEventEnum = {
    Boekingsmail__postInsert: 'Boekingsmail::postInsert',
    Boekingsmail__postUpdate: 'Boekingsmail::postUpdate',
    Boekingsmail__postSave: 'Boekingsmail::postSave',
    Boekingsmail__postDelete: 'Boekingsmail::postDelete',
} as const;
export type BoekingsmailEventMetaEventEnum = typeof BoekingsmailEventMetaEventEnum[keyof typeof BoekingsmailEventMetaEventEnum];

/**
 * @export
 */
export const BoekingsmailEventMetaObjectEnum = {
    Boekingsmail: 'Boekingsmail',
} as const;
export type BoekingsmailEventMetaObjectEnum = typeof BoekingsmailEventMetaObjectEnum[keyof typeof BoekingsmailEventMetaObjectEnum];

/**
 * A change of BoekingsmailZending.
 * @export
 * @interface BoekingsmailZendingEvent
 */
export interface BoekingsmailZendingEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: BoekingsmailZendingEventMeta;
    /**
     * 
     */
    data: BoekingsmailZendingEventData;
}
/**
 * @type BoekingsmailZendingEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type BoekingsmailZendingEventData = BookingMailSendingPayload | ThinPayload;
/**
 * Metadata of an event of BoekingsmailZending.
 * @export
 * @interface BoekingsmailZendingEventMeta
 */
export interface BoekingsmailZendingEventMeta {
    /**
     * 
     */
    event: BoekingsmailZendingEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: BoekingsmailZendingEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const BoekingsmailZendingEventMetaEventEnum = {
    BoekingsmailZending__postInsert: 'BoekingsmailZending::postInsert',
    BoekingsmailZending__postUpdate: 'BoekingsmailZending::postUpdate',
    BoekingsmailZending__postSave: 'BoekingsmailZending::postSave',
    BoekingsmailZending__postDelete: 'BoekingsmailZending::postDelete',
} as const;
export type BoekingsmailZendingEventMetaEventEnum = typeof BoekingsmailZendingEventMetaEventEnum[keyof typeof BoekingsmailZendingEventMetaEventEnum];

/**
 * @export
 */
export const BoekingsmailZendingEventMetaObjectEnum = {
    BoekingsmailZending: 'BoekingsmailZending',
} as const;
export type BoekingsmailZendingEventMetaObjectEnum = typeof BoekingsmailZendingEventMetaObjectEnum[keyof typeof BoekingsmailZendingEventMetaObjectEnum];

/**
 * A change of Boekingsvoorstel.
 * @export
 * @interface BoekingsvoorstelEvent
 */
export interface BoekingsvoorstelEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: BoekingsvoorstelEventMeta;
    /**
     * 
     */
    data: BoekingsvoorstelEventData;
}
/**
 * @type BoekingsvoorstelEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type BoekingsvoorstelEventData = ProposalPayload | ThinPayload;
/**
 * Metadata of an event of Boekingsvoorstel.
 * @export
 * @interface BoekingsvoorstelEventMeta
 */
export interface BoekingsvoorstelEventMeta {
    /**
     * 
     */
    event: BoekingsvoorstelEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: BoekingsvoorstelEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const BoekingsvoorstelEventMetaEventEnum = {
    Boekingsvoorstel__postInsert: 'Boekingsvoorstel::postInsert',
    Boekingsvoorstel__postUpdate: 'Boekingsvoorstel::postUpdate',
    Boekingsvoorstel__postSave: 'Boekingsvoorstel::postSave',
    Boekingsvoorstel__postDelete: 'Boekingsvoorstel::postDelete',
} as const;
export type BoekingsvoorstelEventMetaEventEnum = typeof BoekingsvoorstelEventMetaEventEnum[keyof typeof BoekingsvoorstelEventMetaEventEnum];

/**
 * @export
 */
export const BoekingsvoorstelEventMetaObjectEnum = {
    Boekingsvoorstel: 'Boekingsvoorstel',
} as const;
export type BoekingsvoorstelEventMetaObjectEnum = typeof BoekingsvoorstelEventMetaObjectEnum[keyof typeof BoekingsvoorstelEventMetaObjectEnum];

/**
 * A change of BoekingsvoorstelType.
 * @export
 * @interface BoekingsvoorstelTypeEvent
 */
export interface BoekingsvoorstelTypeEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: BoekingsvoorstelTypeEventMeta;
    /**
     * 
     */
    data: BoekingsvoorstelTypeEventData;
}
/**
 * @type BoekingsvoorstelTypeEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type BoekingsvoorstelTypeEventData = ProposalTypePayload | ThinPayload;
/**
 * Metadata of an event of BoekingsvoorstelType.
 * @export
 * @interface BoekingsvoorstelTypeEventMeta
 */
export interface BoekingsvoorstelTypeEventMeta {
    /**
     * 
     */
    event: BoekingsvoorstelTypeEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: BoekingsvoorstelTypeEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const BoekingsvoorstelTypeEventMetaEventEnum = {
    BoekingsvoorstelType__postInsert: 'BoekingsvoorstelType::postInsert',
    BoekingsvoorstelType__postUpdate: 'BoekingsvoorstelType::postUpdate',
    BoekingsvoorstelType__postSave: 'BoekingsvoorstelType::postSave',
    BoekingsvoorstelType__postDelete: 'BoekingsvoorstelType::postDelete',
} as const;
export type BoekingsvoorstelTypeEventMetaEventEnum = typeof BoekingsvoorstelTypeEventMetaEventEnum[keyof typeof BoekingsvoorstelTypeEventMetaEventEnum];

/**
 * @export
 */
export const BoekingsvoorstelTypeEventMetaObjectEnum = {
    BoekingsvoorstelType: 'BoekingsvoorstelType',
} as const;
export type BoekingsvoorstelTypeEventMetaObjectEnum = typeof BoekingsvoorstelTypeEventMetaObjectEnum[keyof typeof BoekingsvoorstelTypeEventMetaObjectEnum];

/**
 * A way in which customers book, such as the page of children's parties: with the packages and products that they can
 * choose from there.
 * 
 * @export
 * @interface BookProcess
 */
export interface BookProcess {
    /**
     * 
     */
    readonly id: number;
    /**
     * Internal name.
     */
    naam: string;
    /**
     * Ids of the packages that customers can book in it, ascending.
     */
    arrangement_ids: Array<number>;
    /**
     * Ids of the products that customers can book in it, ascending.
     */
    product_ids: Array<number>;
    /**
     * Whether customers can use it. Staff can refer to an inactive one too.
     */
    actief: boolean;
}
/**
 * A change of BookProcess.
 * @export
 * @interface BookProcessEvent
 */
export interface BookProcessEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: BookProcessEventMeta;
    /**
     * 
     */
    data: BookProcessEventData;
}
/**
 * @type BookProcessEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type BookProcessEventData = BookProcessPayload | ThinPayload;
/**
 * Metadata of an event of BookProcess.
 * @export
 * @interface BookProcessEventMeta
 */
export interface BookProcessEventMeta {
    /**
     * 
     */
    event: BookProcessEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: BookProcessEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const BookProcessEventMetaEventEnum = {
    BookProcess__postInsert: 'BookProcess::postInsert',
    BookProcess__postUpdate: 'BookProcess::postUpdate',
    BookProcess__postSave: 'BookProcess::postSave',
    BookProcess__postDelete: 'BookProcess::postDelete',
} as const;
export type BookProcessEventMetaEventEnum = typeof BookProcessEventMetaEventEnum[keyof typeof BookProcessEventMetaEventEnum];

/**
 * @export
 */
export const BookProcessEventMetaObjectEnum = {
    BookProcess: 'BookProcess',
} as const;
export type BookProcessEventMetaObjectEnum = typeof BookProcessEventMetaObjectEnum[keyof typeof BookProcessEventMetaObjectEnum];

/**
 * BookProcess as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface BookProcessPayload
 */
export interface BookProcessPayload {
    /**
     * 
     */
    readonly id: number;
    /**
     * Internal name.
     */
    naam: string;
    /**
     * Ids of the packages that customers can book in it, ascending.
     */
    arrangement_ids: Array<number>;
    /**
     * Ids of the products that customers can book in it, ascending.
     */
    product_ids: Array<number>;
    /**
     * Whether customers can use it. Staff can refer to an inactive one too.
     */
    actief: boolean;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}
/**
 * A way in which customers book, such as the page of children's parties: with the packages and products that they can
 * choose from there.
 *  The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface BookProcessPut
 */
export interface BookProcessPut {
    /**
     * 
     */
    readonly id?: number;
    /**
     * Internal name.
     */
    naam?: string;
    /**
     * Ids of the packages that customers can book in it, ascending.
     */
    arrangement_ids?: Array<number>;
    /**
     * Ids of the products that customers can book in it, ascending.
     */
    product_ids?: Array<number>;
    /**
     * Whether customers can use it. Staff can refer to an inactive one too.
     */
    actief?: boolean;
}
/**
 * The booking that was made.
 * @export
 * @interface BookedProducts
 */
export interface BookedProducts {
    /**
     * The booking.
     */
    id: number;
    /**
     * Its reference.
     */
    ref: string;
    /**
     * When it is cancelled, if it is not confirmed before. Null unless it is `pending_online`.
     */
    expiry: string | null;
    /**
     * 
     */
    _links: BookedProductsLinks;
}
/**
 * Booked quantity.
 * @export
 * @interface BookedProductsData
 */
export interface BookedProductsData {
    /**
     * Sum of `aantal` over the booking lines.
     */
    aantal: number;
}
/**
 * The period, and the product or the product group.
 * @export
 * @interface BookedProductsKey
 */
export interface BookedProductsKey {
    /**
     * 
     */
    period: StatisticsPeriod;
    /**
     * Product.
     */
    product_id?: number;
    /**
     * Current product group; null for products without a group.
     */
    productgroep_id?: number | null;
}
/**
 * HAL links with which you confirm and cancel the booking. Confirming asks for room again (ERR_NOT_AVAILABLE): what was
 * held until `expiry` may be somebody else's by then.
 * 
 * @export
 * @interface BookedProductsLinks
 */
export interface BookedProductsLinks {
    /**
     * 
     */
    'booking:set_status:confirmed': MethodLink;
    /**
     * 
     */
    'booking:set_status:cancelled': MethodLink;
}
/**
 * Booked quantity in one time bucket, per product or product group.
 * @export
 * @interface BookedProductsRow
 */
export interface BookedProductsRow {
    /**
     * 
     */
    key: BookedProductsKey;
    /**
     * 
     */
    data: BookedProductsData;
}
/**
 * A booking with its lines (what takes place, when and where) and its costs (what you charge for it).
 * @export
 * @interface Booking
 */
export interface Booking {
    /**
     * 
     */
    readonly id: number;
    /**
     * Customer. Cannot be changed once the booking has a finalised invoice.
     */
    klant_id: number;
    /**
     * Reference for people: the customer's id and a sequence number per customer. Never reused.
     */
    readonly referentie: string;
    /**
     * Local date of `begin`. To change it, change `begin`.
     */
    datum: string;
    /**
     * Start of the booking. Changing it moves all lines.
     */
    begin: string;
    /**
     * 
     */
    status: BookingStatus;
    /**
     * Name of the package or product, as the customer sees it.
     */
    arrangement: string;
    /**
     * Package from which the booking was created. Cannot be changed.
     */
    arrangement_id: number | null;
    /**
     * Book process that the booking came from; null without one. A copy of a booking has none.
     */
    readonly book_process_id: number | null;
    /**
     * Number of people.
     */
    personen: number;
    /**
     * When the booking got its current status.
     */
    readonly status_updated_at: string;
    /**
     * True if a customer made the booking online.
     */
    readonly online_boeking: boolean;
    /**
     * Last day on which an option or reservation is held. After that day nothing happens, unless the setting
     * `verlopen_optie_actie` is `annuleren`: then the booking is cancelled in the first hour of the next day.
     * 
     */
    status_vervaldatum: string | null;
    /**
     * Notes for staff and suppliers.
     */
    bijzonderheden: string | null;
    /**
     * Whether the service creates a draft invoice for the booking automatically. Takes effect only if the setting
     * `deels_factureren` is `yes`; otherwise the value is always true and what you send is ignored. You can always invoice
     * the booking yourself.
     * 
     */
    factureren: boolean;
    /**
     * Number of days after `datum` on which the service creates a draft invoice; null = the company's
     * `factureren_na_dagen`. Takes effect only if the setting `deels_factureren` is `yes`.
     * 
     */
    conceptfactuur_na_dagen: number | null;
    /**
     * Pairs of your own, such as the number that another system knows the object by. The service only stores them. Pairs
     * that you send replace all that are stored; PATCH changes single ones. Upper and lower case differ. Lists find
     * objects by `metadata[key]=value`. Without a credential nobody sees them.
     * 
     */
    metadata: { [key: string]: string; };
    /**
     * Lines of the booking, sorted by `begin`.
     */
    boekingsregels: Array<BookingLine>;
    /**
     * 
     */
    kosten: Costs;
    /**
     * Customer; only if embedded. Left out unless you have `viewContact` or `editContact`.
     */
    readonly Klant?: Customer;
    /**
     * Member of staff who created the booking, null if none did; only if embedded. Null unless you have `viewContact` or `editContact` or `editPersoneel`.
     */
    readonly Creator?: Creator | null;
    /**
     * Shifts for the booking, sorted by `begin`; only if embedded.
     */
    readonly Diensten?: Array<Shift>;
    /**
     * Invoices of the booking, without their lines; only if embedded.
     */
    readonly Facturen?: Array<Invoice>;
    /**
     * The amount that is still to pay for the booking: its costs less the payments on its invoices, below zero where too
     * much was paid. The costs count without VAT where invoices of the booking have `btw_verlegd` (reverse charge). Its
     * finalised invoices that are not wholly credited decide that, or else its newest draft. Only if embedded.
     * 
     */
    readonly _openstaand_bedrag?: number;
    /**
     * Total of the booking's finalised invoices, less its credit invoices; only if embedded.
     */
    readonly gefactureerd_bedrag?: number;
}



/**
 * Related object to include with a single booking.
 * @export
 */
export const BookingEmbed = {
    Klant: 'Klant',
    Klant_Hoofdcontact: 'Klant.Hoofdcontact',
    boekingsregels: 'boekingsregels',
    kosten: 'kosten',
    Creator: 'Creator',
    Diensten: 'Diensten',
    Facturen: 'Facturen',
    Facturen__betaald_bedrag: 'Facturen._betaald_bedrag',
    openstaand_bedrag: '_openstaand_bedrag',
    gefactureerd_bedrag: 'gefactureerd_bedrag',
} as const;
export type BookingEmbed = typeof BookingEmbed[keyof typeof BookingEmbed];

/**
 * One product at one time and location. If you do not send `aantal`, the product's rule (`aantalbepaling`) sets it
 * from `personen` and keeps recalculating it until you send a different `aantal`. A new line requires `product_id`.
 * 
 * @export
 * @interface BookingLine
 */
export interface BookingLine {
    /**
     * Send the id of an existing line to change it; omit it to add a line.
     */
    id: number;
    /**
     * Product that is booked.
     */
    product_id: number;
    /**
     * Location. If you omit it on a new line, the product's first location applies.
     */
    locatie_id: number | null;
    /**
     * Quantity of the product.
     */
    aantal: number;
    /**
     * Minimum for a quantity set by the product's rule. If you omit it on a new line, the product's own minimum
     * applies.
     * 
     */
    minimum_aantal: number;
    /**
     * Start. If you omit it on a new line, the booking's `begin` applies.
     */
    begin: string;
    /**
     * End, not before `begin`. If you omit it on a new line, it is `begin` plus the product's `duur`.
     */
    eind: string;
    /**
     * Description for the customer; by default the product's display name.
     */
    beschrijving: string;
    /**
     * Internal note for staff and the supplier.
     */
    opmerking: string | null;
    /**
     * Amount paid to the supplier.
     */
    betaald_bedrag: number | null;
    /**
     * Date on which the supplier was paid.
     */
    betaal_datum: string | null;
    /**
     * Note about the payment to the supplier.
     */
    betaal_opmerking: string | null;
    /**
     * Date on which the supplier was reminded; null if no reminder was sent.
     */
    readonly herinnering_leverancier: string | null;
    /**
     * The price rule by which the line got its price; null for none.
     */
    readonly prijsregel_id: number | null;
}
/**
 * One product at one time and location. If you do not send `aantal`, the product's rule (`aantalbepaling`) sets it
 * from `personen` and keeps recalculating it until you send a different `aantal`. A new line requires `product_id`.
 *  The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface BookingLinePut
 */
export interface BookingLinePut {
    /**
     * Send the id of an existing line to change it; omit it to add a line.
     */
    id?: number;
    /**
     * Product that is booked.
     */
    product_id?: number;
    /**
     * Location. If you omit it on a new line, the product's first location applies.
     */
    locatie_id?: number | null;
    /**
     * Quantity of the product.
     */
    aantal?: number;
    /**
     * Minimum for a quantity set by the product's rule. If you omit it on a new line, the product's own minimum
     * applies.
     * 
     */
    minimum_aantal?: number;
    /**
     * Start. If you omit it on a new line, the booking's `begin` applies.
     */
    begin?: string;
    /**
     * End, not before `begin`. If you omit it on a new line, it is `begin` plus the product's `duur`.
     */
    eind?: string;
    /**
     * Description for the customer; by default the product's display name.
     */
    beschrijving?: string;
    /**
     * Internal note for staff and the supplier.
     */
    opmerking?: string | null;
    /**
     * Amount paid to the supplier.
     */
    betaald_bedrag?: number | null;
    /**
     * Date on which the supplier was paid.
     */
    betaal_datum?: string | null;
    /**
     * Note about the payment to the supplier.
     */
    betaal_opmerking?: string | null;
    /**
     * Date on which the supplier was reminded; null if no reminder was sent.
     */
    readonly herinnering_leverancier?: string | null;
    /**
     * The price rule by which the line got its price; null for none.
     */
    readonly prijsregel_id?: number | null;
}
/**
 * A text that a company mails to its customers at a moment of their booking.
 * @export
 * @interface BookingMail
 */
export interface BookingMail {
    /**
     * 
     */
    readonly id: number;
    /**
     * Name that customers do not see.
     */
    naam: string | null;
    /**
     * Company whose bookings it is for.
     */
    bedrijf_id: number;
    /**
     * 
     */
    moment: BookingMoment;
    /**
     * Subject of the mail. May contain tags.
     */
    onderwerp: string;
    /**
     * Text of the mail. May contain tags.
     */
    body: string;
    /**
     * Days before the begin (`herinnering`) or after the end (`bedankt`) on which the service sends it; null = by hand
     * only.
     * 
     */
    dagen: number | null;
    /**
     * Local time at which the service sends it.
     */
    tijd: string;
    /**
     * Whether the programme comes with it as a PDF.
     */
    programma_meesturen: boolean;
    /**
     * Whether an entry for the calendar comes with it; with a `geannuleerd` it takes the entry back.
     */
    agenda_meesturen: boolean;
    /**
     * Whether the attachments (`standaardbijlagen`) of the booked products come with a `bevestiging`. For bookings made
     * online, the package can decide otherwise (`onlineboeking_standaardbijlagen_meesturen`).
     * 
     */
    bijlagen_meesturen: boolean;
    /**
     * Whether the service sends it. You can always send it by hand.
     */
    actief: boolean;
}


/**
 * BookingMail as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface BookingMailPayload
 */
export interface BookingMailPayload {
    /**
     * 
     */
    readonly id: number;
    /**
     * Name that customers do not see.
     */
    naam: string | null;
    /**
     * Company whose bookings it is for.
     */
    bedrijf_id: number;
    /**
     * 
     */
    moment: BookingMoment;
    /**
     * Subject of the mail. May contain tags.
     */
    onderwerp: string;
    /**
     * Text of the mail. May contain tags.
     */
    body: string;
    /**
     * Days before the begin (`herinnering`) or after the end (`bedankt`) on which the service sends it; null = by hand
     * only.
     * 
     */
    dagen: number | null;
    /**
     * Local time at which the service sends it.
     */
    tijd: string;
    /**
     * Whether the programme comes with it as a PDF.
     */
    programma_meesturen: boolean;
    /**
     * Whether an entry for the calendar comes with it; with a `geannuleerd` it takes the entry back.
     */
    agenda_meesturen: boolean;
    /**
     * Whether the attachments (`standaardbijlagen`) of the booked products come with a `bevestiging`. For bookings made
     * online, the package can decide otherwise (`onlineboeking_standaardbijlagen_meesturen`).
     * 
     */
    bijlagen_meesturen: boolean;
    /**
     * Whether the service sends it. You can always send it by hand.
     */
    actief: boolean;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}


/**
 * A text that a company mails to its customers at a moment of their booking. The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface BookingMailPut
 */
export interface BookingMailPut {
    /**
     * 
     */
    readonly id?: number;
    /**
     * Name that customers do not see.
     */
    naam?: string | null;
    /**
     * Company whose bookings it is for.
     */
    bedrijf_id?: number;
    /**
     * 
     */
    moment?: BookingMoment;
    /**
     * Subject of the mail. May contain tags.
     */
    onderwerp?: string;
    /**
     * Text of the mail. May contain tags.
     */
    body?: string;
    /**
     * Days before the begin (`herinnering`) or after the end (`bedankt`) on which the service sends it; null = by hand
     * only.
     * 
     */
    dagen?: number | null;
    /**
     * Local time at which the service sends it.
     */
    tijd?: string;
    /**
     * Whether the programme comes with it as a PDF.
     */
    programma_meesturen?: boolean;
    /**
     * Whether an entry for the calendar comes with it; with a `geannuleerd` it takes the entry back.
     */
    agenda_meesturen?: boolean;
    /**
     * Whether the attachments (`standaardbijlagen`) of the booked products come with a `bevestiging`. For bookings made
     * online, the package can decide otherwise (`onlineboeking_standaardbijlagen_meesturen`).
     * 
     */
    bijlagen_meesturen?: boolean;
    /**
     * Whether the service sends it. You can always send it by hand.
     */
    actief?: boolean;
}


/**
 * A mail about a booking, sent with a booking mail.
 * @export
 * @interface BookingMailSending
 */
export interface BookingMailSending {
    /**
     * 
     */
    readonly id: number;
    /**
     * 
     */
    readonly boeking_id: number;
    /**
     * Text that was sent. It may have been deleted since.
     */
    readonly boekingsmail_id: number;
    /**
     * 
     */
    readonly moment: BookingMoment;
    /**
     * Date of the begin or the end of the booking for which the clock sent it; null if somebody sent it by hand.
     * 
     */
    readonly datum: string | null;
    /**
     * Mail in the outbox, which deletes mails after two years; null if nobody had an address when the clock was to send it.
     * 
     */
    readonly mail_id: number | null;
    /**
     * When it was put in the outbox.
     */
    readonly created_at: string;
    /**
     * The mail with its tags filled in, as it is put in the outbox. Only `createBookingMailSending` returns it. Left out unless you have `viewContact` or `editContact`.
     */
    readonly Mail?: QueuedMail;
}


/**
 * BookingMailSending as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface BookingMailSendingPayload
 */
export interface BookingMailSendingPayload {
    /**
     * 
     */
    readonly id: number;
    /**
     * 
     */
    readonly boeking_id: number;
    /**
     * Text that was sent. It may have been deleted since.
     */
    readonly boekingsmail_id: number;
    /**
     * 
     */
    readonly moment: BookingMoment;
    /**
     * Date of the begin or the end of the booking for which the clock sent it; null if somebody sent it by hand.
     * 
     */
    readonly datum: string | null;
    /**
     * Mail in the outbox, which deletes mails after two years; null if nobody had an address when the clock was to send it.
     * 
     */
    readonly mail_id: number | null;
    /**
     * When it was put in the outbox.
     */
    readonly created_at: string;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}



/**
 * Moment of a booking: `bevestiging` (confirmation), `gewijzigd` (change), `geannuleerd` (cancellation), `herinnering`
 * (reminder before the begin) or `bedankt` (thanks after the end).
 * 
 * @export
 */
export const BookingMoment = {
    bevestiging: 'bevestiging',
    gewijzigd: 'gewijzigd',
    geannuleerd: 'geannuleerd',
    herinnering: 'herinnering',
    bedankt: 'bedankt',
} as const;
export type BookingMoment = typeof BookingMoment[keyof typeof BookingMoment];

/**
 * A booking with its lines (what takes place, when and where) and its costs (what you charge for it). A merge patch (RFC 7396). Members that you omit keep their value; null clears a member.
 * @export
 * @interface BookingPatch
 */
export interface BookingPatch {
    /**
     * 
     */
    readonly id?: number;
    /**
     * Customer. Cannot be changed once the booking has a finalised invoice.
     */
    klant_id?: number;
    /**
     * Reference for people: the customer's id and a sequence number per customer. Never reused.
     */
    readonly referentie?: string;
    /**
     * Local date of `begin`. To change it, change `begin`.
     */
    datum?: string;
    /**
     * Start of the booking. Changing it moves all lines.
     */
    begin?: string;
    /**
     * 
     */
    status?: BookingStatus;
    /**
     * Name of the package or product, as the customer sees it.
     */
    arrangement?: string;
    /**
     * Package from which the booking was created. Cannot be changed.
     */
    arrangement_id?: number | null;
    /**
     * Book process that the booking came from; null without one. A copy of a booking has none.
     */
    readonly book_process_id?: number | null;
    /**
     * Number of people.
     */
    personen?: number;
    /**
     * When the booking got its current status.
     */
    readonly status_updated_at?: string;
    /**
     * True if a customer made the booking online.
     */
    readonly online_boeking?: boolean;
    /**
     * Last day on which an option or reservation is held. After that day nothing happens, unless the setting
     * `verlopen_optie_actie` is `annuleren`: then the booking is cancelled in the first hour of the next day.
     * 
     */
    status_vervaldatum?: string | null;
    /**
     * Notes for staff and suppliers.
     */
    bijzonderheden?: string | null;
    /**
     * Whether the service creates a draft invoice for the booking automatically. Takes effect only if the setting
     * `deels_factureren` is `yes`; otherwise the value is always true and what you send is ignored. You can always invoice
     * the booking yourself.
     * 
     */
    factureren?: boolean;
    /**
     * Number of days after `datum` on which the service creates a draft invoice; null = the company's
     * `factureren_na_dagen`. Takes effect only if the setting `deels_factureren` is `yes`.
     * 
     */
    conceptfactuur_na_dagen?: number | null;
    /**
     * Pairs to change. Each one is added or replaced, and null removes it. All others stay. After the change there are at
     * most 50 (ERR_LENGTH).
     * 
     */
    metadata?: { [key: string]: string | null; };
    /**
     * Lines of the booking, sorted by `begin`.
     */
    boekingsregels?: Array<BookingLinePut>;
    /**
     * 
     */
    kosten?: CostsPatch;
    /**
     * Customer; only if embedded.
     */
    readonly Klant?: Customer;
    /**
     * Member of staff who created the booking, null if none did; only if embedded.
     */
    readonly Creator?: Creator | null;
    /**
     * Shifts for the booking, sorted by `begin`; only if embedded.
     */
    readonly Diensten?: Array<Shift>;
    /**
     * Invoices of the booking, without their lines; only if embedded.
     */
    readonly Facturen?: Array<Invoice>;
    /**
     * The amount that is still to pay for the booking: its costs less the payments on its invoices, below zero where too
     * much was paid. The costs count without VAT where invoices of the booking have `btw_verlegd` (reverse charge). Its
     * finalised invoices that are not wholly credited decide that, or else its newest draft. Only if embedded.
     * 
     */
    readonly _openstaand_bedrag?: number;
    /**
     * Total of the booking's finalised invoices, less its credit invoices; only if embedded.
     */
    readonly gefactureerd_bedrag?: number;
}


/**
 * Booking as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface BookingPayload
 */
export interface BookingPayload {
    /**
     * 
     */
    readonly id: number;
    /**
     * Customer. Cannot be changed once the booking has a finalised invoice.
     */
    klant_id: number;
    /**
     * Reference for people: the customer's id and a sequence number per customer. Never reused.
     */
    readonly referentie: string;
    /**
     * Local date of `begin`. To change it, change `begin`.
     */
    datum: string;
    /**
     * Start of the booking. Changing it moves all lines.
     */
    begin: string;
    /**
     * 
     */
    status: BookingStatus;
    /**
     * Name of the package or product, as the customer sees it.
     */
    arrangement: string;
    /**
     * Package from which the booking was created. Cannot be changed.
     */
    arrangement_id: number | null;
    /**
     * Book process that the booking came from; null without one. A copy of a booking has none.
     */
    readonly book_process_id: number | null;
    /**
     * Number of people.
     */
    personen: number;
    /**
     * When the booking got its current status.
     */
    readonly status_updated_at: string;
    /**
     * True if a customer made the booking online.
     */
    readonly online_boeking: boolean;
    /**
     * Last day on which an option or reservation is held. After that day nothing happens, unless the setting
     * `verlopen_optie_actie` is `annuleren`: then the booking is cancelled in the first hour of the next day.
     * 
     */
    status_vervaldatum: string | null;
    /**
     * Notes for staff and suppliers.
     */
    bijzonderheden: string | null;
    /**
     * Whether the service creates a draft invoice for the booking automatically. Takes effect only if the setting
     * `deels_factureren` is `yes`; otherwise the value is always true and what you send is ignored. You can always invoice
     * the booking yourself.
     * 
     */
    factureren: boolean;
    /**
     * Number of days after `datum` on which the service creates a draft invoice; null = the company's
     * `factureren_na_dagen`. Takes effect only if the setting `deels_factureren` is `yes`.
     * 
     */
    conceptfactuur_na_dagen: number | null;
    /**
     * Pairs of your own, such as the number that another system knows the object by. The service only stores them. Pairs
     * that you send replace all that are stored; PATCH changes single ones. Upper and lower case differ. Lists find
     * objects by `metadata[key]=value`. Without a credential nobody sees them.
     * 
     */
    metadata: { [key: string]: string; };
    /**
     * Lines of the booking, sorted by `begin`.
     */
    boekingsregels: Array<BookingLine>;
    /**
     * 
     */
    kosten: Costs;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}


/**
 * A booking with its lines (what takes place, when and where) and its costs (what you charge for it). The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface BookingPut
 */
export interface BookingPut {
    /**
     * 
     */
    readonly id?: number;
    /**
     * Customer. Cannot be changed once the booking has a finalised invoice.
     */
    klant_id?: number;
    /**
     * Reference for people: the customer's id and a sequence number per customer. Never reused.
     */
    readonly referentie?: string;
    /**
     * Local date of `begin`. To change it, change `begin`.
     */
    datum?: string;
    /**
     * Start of the booking. Changing it moves all lines.
     */
    begin?: string;
    /**
     * 
     */
    status?: BookingStatus;
    /**
     * Name of the package or product, as the customer sees it.
     */
    arrangement?: string;
    /**
     * Package from which the booking was created. Cannot be changed.
     */
    arrangement_id?: number | null;
    /**
     * Book process that the booking came from; null without one. A copy of a booking has none.
     */
    readonly book_process_id?: number | null;
    /**
     * Number of people.
     */
    personen?: number;
    /**
     * When the booking got its current status.
     */
    readonly status_updated_at?: string;
    /**
     * True if a customer made the booking online.
     */
    readonly online_boeking?: boolean;
    /**
     * Last day on which an option or reservation is held. After that day nothing happens, unless the setting
     * `verlopen_optie_actie` is `annuleren`: then the booking is cancelled in the first hour of the next day.
     * 
     */
    status_vervaldatum?: string | null;
    /**
     * Notes for staff and suppliers.
     */
    bijzonderheden?: string | null;
    /**
     * Whether the service creates a draft invoice for the booking automatically. Takes effect only if the setting
     * `deels_factureren` is `yes`; otherwise the value is always true and what you send is ignored. You can always invoice
     * the booking yourself.
     * 
     */
    factureren?: boolean;
    /**
     * Number of days after `datum` on which the service creates a draft invoice; null = the company's
     * `factureren_na_dagen`. Takes effect only if the setting `deels_factureren` is `yes`.
     * 
     */
    conceptfactuur_na_dagen?: number | null;
    /**
     * Pairs of your own, such as the number that another system knows the object by. The service only stores them. Pairs
     * that you send replace all that are stored; PATCH changes single ones. Upper and lower case differ. Lists find
     * objects by `metadata[key]=value`. Without a credential nobody sees them.
     * 
     */
    metadata?: { [key: string]: string; };
    /**
     * Lines of the booking, sorted by `begin`.
     */
    boekingsregels?: Array<BookingLinePut>;
    /**
     * 
     */
    kosten?: CostsPut;
    /**
     * Customer; only if embedded.
     */
    readonly Klant?: Customer;
    /**
     * Member of staff who created the booking, null if none did; only if embedded.
     */
    readonly Creator?: Creator | null;
    /**
     * Shifts for the booking, sorted by `begin`; only if embedded.
     */
    readonly Diensten?: Array<Shift>;
    /**
     * Invoices of the booking, without their lines; only if embedded.
     */
    readonly Facturen?: Array<Invoice>;
    /**
     * The amount that is still to pay for the booking: its costs less the payments on its invoices, below zero where too
     * much was paid. The costs count without VAT where invoices of the booking have `btw_verlegd` (reverse charge). Its
     * finalised invoices that are not wholly credited decide that, or else its newest draft. Only if embedded.
     * 
     */
    readonly _openstaand_bedrag?: number;
    /**
     * Total of the booking's finalised invoices, less its credit invoices; only if embedded.
     */
    readonly gefactureerd_bedrag?: number;
}



/**
 * Status of the booking: `informatie` (enquiry), `interesse` (interest), `optie` (option), `reservering`
 * (reservation), `definitief` (confirmed), `gaande` (under way), `voltooid` (completed) or `geannuleerd` (cancelled).
 * 
 * @export
 */
export const BookingStatus = {
    informatie: 'informatie',
    interesse: 'interesse',
    optie: 'optie',
    reservering: 'reservering',
    definitief: 'definitief',
    gaande: 'gaande',
    voltooid: 'voltooid',
    geannuleerd: 'geannuleerd',
} as const;
export type BookingStatus = typeof BookingStatus[keyof typeof BookingStatus];

/**
 * An invoice that was changed outside the service.
 * @export
 * @interface BrokenSeal
 */
export interface BrokenSeal {
    /**
     * Number of the invoice in the series.
     */
    volgnummer: number;
    /**
     * Invoice; null if it no longer exists.
     */
    factuur_id: number | null;
    /**
     * Printed invoice number; null if the invoice no longer exists.
     */
    factuur_nummer: string | null;
    /**
     * `contents`: the invoice differs from what was sealed. `predecessor`: its seal was built on a different invoice
     * than the previous one in the series. `missing`: the invoice no longer exists. `document`: its stored PDF is not
     * the one that was made. `status`: its status does not follow from its payments.
     * 
     */
    reason: BrokenSealReasonEnum;
}


/**
 * @export
 */
export const BrokenSealReasonEnum = {
    contents: 'contents',
    predecessor: 'predecessor',
    missing: 'missing',
    document: 'document',
    status: 'status',
} as const;
export type BrokenSealReasonEnum = typeof BrokenSealReasonEnum[keyof typeof BrokenSealReasonEnum];

/**
 * A change of BtwWijziging.
 * @export
 * @interface BtwWijzigingEvent
 */
export interface BtwWijzigingEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: BtwWijzigingEventMeta;
    /**
     * 
     */
    data: BtwWijzigingEventData;
}
/**
 * @type BtwWijzigingEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type BtwWijzigingEventData = ThinPayload | VatChangePayload;
/**
 * Metadata of an event of BtwWijziging.
 * @export
 * @interface BtwWijzigingEventMeta
 */
export interface BtwWijzigingEventMeta {
    /**
     * 
     */
    event: BtwWijzigingEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: BtwWijzigingEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const BtwWijzigingEventMetaEventEnum = {
    BtwWijziging__postInsert: 'BtwWijziging::postInsert',
    BtwWijziging__postUpdate: 'BtwWijziging::postUpdate',
    BtwWijziging__postSave: 'BtwWijziging::postSave',
    BtwWijziging__postDelete: 'BtwWijziging::postDelete',
} as const;
export type BtwWijzigingEventMetaEventEnum = typeof BtwWijzigingEventMetaEventEnum[keyof typeof BtwWijzigingEventMetaEventEnum];

/**
 * @export
 */
export const BtwWijzigingEventMetaObjectEnum = {
    BtwWijziging: 'BtwWijziging',
} as const;
export type BtwWijzigingEventMetaObjectEnum = typeof BtwWijzigingEventMetaObjectEnum[keyof typeof BtwWijzigingEventMetaObjectEnum];

/**
 * A feed for calendar programs. Everybody who knows its token can read the feed, without any other credential.
 * 
 * @export
 * @interface Calendar
 */
export interface Calendar {
    /**
     * The feed itself.
     */
    readonly id: number;
    /**
     * 
     */
    soort: CalendarKind;
    /**
     * The member of staff, location or booking that the feed shows.
     */
    readonly object_id: number;
    /**
     * Start of the token; you can recognise the feed by it.
     */
    readonly prefix: string;
    /**
     * When the feed was created.
     */
    readonly created_at: string;
    /**
     * The user who created the feed. It is silent when they may no longer create one.
     */
    readonly created_by: number | null;
    /**
     * 
     */
    readonly silent_reason: CalendarSilentReason | null;
}



/**
 * The subject of a feed: a member of staff's shifts (`personeel`), the bookings at a location and below it
 * (`locaties`), or a booking's lines (`boekingen`).
 * 
 * @export
 */
export const CalendarKind = {
    personeel: 'personeel',
    locaties: 'locaties',
    boekingen: 'boekingen',
} as const;
export type CalendarKind = typeof CalendarKind[keyof typeof CalendarKind];


/**
 * Why the feed is 404. The account that created it was deleted, is not active, or may no longer create feeds, now or
 * with the API key that it used. Or the feed shows the shifts of a member of staff whose account is not active. Null
 * while the feed answers. It answers again when that is over; if its creator has left, create another feed.
 * 
 * @export
 */
export const CalendarSilentReason = {
    creator_deleted: 'creator_deleted',
    creator_inactive: 'creator_inactive',
    creator_without_permission: 'creator_without_permission',
    staff_inactive: 'staff_inactive',
} as const;
export type CalendarSilentReason = typeof CalendarSilentReason[keyof typeof CalendarSilentReason];

/**
 * A new feed. You cannot read its token again.
 * @export
 * @interface CalendarWithToken
 */
export interface CalendarWithToken {
    /**
     * The feed itself.
     */
    id: number;
    /**
     * 
     */
    soort: CalendarKind;
    /**
     * The member of staff, location or booking that the feed shows.
     */
    object_id: number;
    /**
     * The beginning of the token.
     */
    prefix: string;
    /**
     * When the feed was created.
     */
    created_at: string;
    /**
     * The user who created the feed.
     */
    created_by: number | null;
    /**
     * 
     */
    silent_reason: CalendarSilentReason | null;
    /**
     * The token. The service stores only its SHA-256.
     */
    token: string;
    /**
     * The path of the feed, with its token. Subscribe to it in a calendar program, with the address of the
     * installation in front.
     * 
     */
    href: string;
}


/**
 * The quote for cancelling a booking today or, once it was cancelled, what was done. Amounts include VAT; where the VAT
 * of invoices is reverse charged, what was invoiced, paid and goes back does not.
 * 
 * @export
 * @interface Cancellation
 */
export interface Cancellation {
    /**
     * 
     */
    boeking_id: number;
    /**
     * Whether staff can cancel the booking now.
     */
    mogelijk: boolean;
    /**
     * Local date that the quote is for.
     */
    datum: string;
    /**
     * Calendar days from `datum` to the local date of the first line; below 0 afterwards.
     */
    dagen_vooraf: number;
    /**
     * The terms that the booking was made under, as they were then; null without terms.
     */
    voorwaarden: CancellationTerms | null;
    /**
     * The step that applies; null if nothing is owed.
     */
    regel: CancellationStep | null;
    /**
     * Total of the booking before vouchers.
     */
    totaal: number;
    /**
     * The amount that the customer owes, and that the booking charges from then on.
     */
    kosten: number;
    /**
     * The same per VAT rate, the lowest rate first.
     */
    kosten_per_btw: Array<CancellationCosts>;
    /**
     * The amount of its finalised invoices before cancelling, less their credit invoices.
     */
    gefactureerd: number;
    /**
     * The amount that was paid on them, less refunds, also those that are on their way.
     */
    betaald: number;
    /**
     * The credit invoices, in the order in which they are made.
     */
    crediteringen: Array<CancellationCredit>;
    /**
     * Total of the invoice that is made for what is owed and was not invoiced; null if none is made.
     */
    factuur_bedrag: number | null;
    /**
     * The amount that the customer still has to pay afterwards.
     */
    openstaand: number;
    /**
     * 
     */
    terugbetalen: RefundWay;
    /**
     * The amount that goes back to the customer.
     */
    terugbetaling_bedrag: number;
    /**
     * How it goes back; empty if nothing does.
     */
    terugbetalingen: Array<CancellationRefund>;
    /**
     * The state of the refund; null in a quote, and if nothing goes back.
     */
    terugbetaling: CancellationRefundStatus | null;
    /**
     * When the booking was cancelled; null in a quote.
     */
    geannuleerd_op: string | null;
    /**
     * Whether the customer cancelled.
     */
    door_klant: boolean;
    /**
     * Why; null if nobody said so.
     */
    reden: string | null;
}


/**
 * The decision of staff about a refund.
 * @export
 * @interface CancellationChange
 */
export interface CancellationChange {
    /**
     * Nothing goes back.
     */
    terugbetaling: CancellationChangeTerugbetalingEnum;
}


/**
 * @export
 */
export const CancellationChangeTerugbetalingEnum = {
    afgewezen: 'afgewezen',
} as const;
export type CancellationChangeTerugbetalingEnum = typeof CancellationChangeTerugbetalingEnum[keyof typeof CancellationChangeTerugbetalingEnum];

/**
 * A part of what is owed.
 * @export
 * @interface CancellationCosts
 */
export interface CancellationCosts {
    /**
     * VAT rate.
     */
    btw_percentage: number;
    /**
     * Amount, VAT included.
     */
    bedrag: number;
}
/**
 * A credit invoice that cancelling makes.
 * @export
 * @interface CancellationCredit
 */
export interface CancellationCredit {
    /**
     * The invoice that is credited.
     */
    factuur_id: number;
    /**
     * Amount that is taken back, above 0.
     */
    bedrag: number;
}
/**
 * A part of what goes back.
 * @export
 * @interface CancellationRefund
 */
export interface CancellationRefund {
    /**
     * The online payment that it goes back by; null for what was paid in another way.
     */
    online_payment_id: number | null;
    /**
     * Amount.
     */
    bedrag: number;
}

/**
 * The state of a refund: `voorgesteld` waits for staff, `aangevraagd` waits for the payment provider, `betaald` went
 * back, `afgewezen` was dismissed by staff.
 * 
 * @export
 */
export const CancellationRefundStatus = {
    voorgesteld: 'voorgesteld',
    aangevraagd: 'aangevraagd',
    betaald: 'betaald',
    afgewezen: 'afgewezen',
} as const;
export type CancellationRefundStatus = typeof CancellationRefundStatus[keyof typeof CancellationRefundStatus];

/**
 * How to cancel. Members that you omit are as in the quote.
 * @export
 * @interface CancellationRequest
 */
export interface CancellationRequest {
    /**
     * Why; staff read it.
     */
    reden?: string | null;
    /**
     * The amount that the customer owes instead of what the terms say; at most the total.
     */
    kosten?: number | null;
    /**
     * 
     */
    terugbetalen?: RefundWay | null;
}


/**
 * A customer who cancels fewer than `dagen_vooraf` calendar days before the local date of the first line owes
 * `percentage` of the total. That is the total before vouchers, VAT included.
 * 
 * @export
 * @interface CancellationStep
 */
export interface CancellationStep {
    /**
     * Number of days, each once.
     */
    dagen_vooraf: number;
    /**
     * Share that is owed.
     */
    percentage: number;
}
/**
 * Terms for bookings that are cancelled. A booking keeps the terms that it was made under.
 * @export
 * @interface CancellationTerms
 */
export interface CancellationTerms {
    /**
     * 
     */
    readonly id: number;
    /**
     * Name for staff, such as `Groepen`.
     */
    naam: string;
    /**
     * The steps, sorted by `dagen_vooraf`, the longest first. If several steps match, the one with the highest percentage applies. Nothing is owed before all steps. Empty = cancelling is free.
     * 
     */
    regels: Array<CancellationStep>;
    /**
     * 
     */
    terugbetalen: RefundWay;
    /**
     * Whether customers may cancel without your staff, on the page behind `{boeking_annuleerlink}`.
     */
    online: boolean;
    /**
     * The terms in words, as the page for customers shows them.
     */
    tekst: string;
}


/**
 * CancellationTerms as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface CancellationTermsPayload
 */
export interface CancellationTermsPayload {
    /**
     * 
     */
    readonly id: number;
    /**
     * Name for staff, such as `Groepen`.
     */
    naam: string;
    /**
     * The steps, sorted by `dagen_vooraf`, the longest first. If several steps match, the one with the highest percentage applies. Nothing is owed before all steps. Empty = cancelling is free.
     * 
     */
    regels: Array<CancellationStep>;
    /**
     * 
     */
    terugbetalen: RefundWay;
    /**
     * Whether customers may cancel without your staff, on the page behind `{boeking_annuleerlink}`.
     */
    online: boolean;
    /**
     * The terms in words, as the page for customers shows them.
     */
    tekst: string;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}


/**
 * Terms for bookings that are cancelled. A booking keeps the terms that it was made under. The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface CancellationTermsPut
 */
export interface CancellationTermsPut {
    /**
     * 
     */
    readonly id?: number;
    /**
     * Name for staff, such as `Groepen`.
     */
    naam?: string;
    /**
     * The steps, sorted by `dagen_vooraf`, the longest first. If several steps match, the one with the highest percentage applies. Nothing is owed before all steps. Empty = cancelling is free.
     * 
     */
    regels?: Array<CancellationStep>;
    /**
     * 
     */
    terugbetalen?: RefundWay;
    /**
     * Whether customers may cancel without your staff, on the page behind `{boeking_annuleerlink}`.
     */
    online?: boolean;
    /**
     * The terms in words, as the page for customers shows them.
     */
    tekst?: string;
}


/**
 * How much of a material there is from `begin` until `end`, in place of its `aantal`. The end is excluded. Entries of
 * one material never overlap, and each lies within one day, from 04:00 to 04:00 local time.
 * 
 * @export
 * @interface CapacityEntry
 */
export interface CapacityEntry {
    /**
     * 
     */
    readonly id: number;
    /**
     * The material.
     */
    readonly material_id: number;
    /**
     * Start of the period.
     */
    begin: string;
    /**
     * End of the period, after `begin`.
     */
    end: string;
    /**
     * Quantity in the period; 0 = none.
     */
    amount: number;
    /**
     * The label that the entries of a series share.
     */
    internal_reference: string | null;
}
/**
 * How much of a material there is from `begin` until `end`, in place of its `aantal`. The end is excluded. Entries of
 * one material never overlap, and each lies within one day, from 04:00 to 04:00 local time.
 *  The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface CapacityEntryPut
 */
export interface CapacityEntryPut {
    /**
     * 
     */
    readonly id?: number;
    /**
     * The material.
     */
    readonly material_id?: number;
    /**
     * Start of the period.
     */
    begin: string;
    /**
     * End of the period, after `begin`.
     */
    end: string;
    /**
     * Quantity in the period; 0 = none.
     */
    amount: number;
    /**
     * The label that the entries of a series share.
     */
    internal_reference?: string | null;
}
/**
 * A line of a finalised invoice, with its share of the invoice total after all discounts.
 * @export
 * @interface ChargedLine
 */
export interface ChargedLine {
    /**
     * 
     */
    id: number;
    /**
     * Invoice of the line.
     */
    factuur_id: number;
    /**
     * Name of the product or service.
     */
    naam: string;
    /**
     * Reason for the line's own discount.
     */
    kortingomschrijving: string | null;
    /**
     * Quantity.
     */
    aantal: number;
    /**
     * Unit price including VAT.
     */
    bedrag: number;
    /**
     * VAT rate.
     */
    btw_percentage: number;
    /**
     * Product; null if the line has none, such as an advance.
     */
    product_id: number | null;
    /**
     * Booking line that was charged. It may have been deleted since.
     */
    boekingsregel_id: number | null;
    /**
     * Factor that remains after the discounts of the line and of the groups around it: 0.9 for a discount of 10 %.
     * 
     */
    kortingsfactor: number;
    /**
     * Line total including VAT.
     */
    totaal_inc_btw: number;
    /**
     * Line total excluding VAT.
     */
    totaal_exc_btw: number;
    /**
     * Whether the line takes off the earlier payment for a voucher that was sold. It has 0 % VAT, and lowers what the
     * customer pays and no revenue. False on every other line.
     * 
     */
    vooruitbetaald: boolean;
    /**
     * Summary of the invoice.
     */
    Factuur: ChargingInvoice;
}
/**
 * Summary of a finalised invoice.
 * @export
 * @interface ChargingInvoice
 */
export interface ChargingInvoice {
    /**
     * 
     */
    id: number;
    /**
     * Customer who is charged.
     */
    klant_id: number;
    /**
     * Invoice date.
     */
    datum: string;
    /**
     * 
     */
    status: InvoiceStatus;
    /**
     * Invoice number.
     */
    factuur_nummer: string;
    /**
     * Company that issued the invoice.
     */
    bedrijf_id: number;
}


/**
 * Whether a voucher can be used, and for what.
 * @export
 * @interface CheckedVoucher
 */
export interface CheckedVoucher {
    /**
     * Whether the voucher can be used.
     */
    valid: boolean;
    /**
     * The products that it covers, if it can be used.
     */
    processed?: Array<CoveredLine>;
    /**
     * Why it cannot be used.
     */
    reason?: CheckedVoucherReasonEnum;
}


/**
 * @export
 */
export const CheckedVoucherReasonEnum = {
    ERR_VOUCHER_INVALID: 'ERR_VOUCHER_INVALID',
    ERR_VOUCHER_USED: 'ERR_VOUCHER_USED',
    ERR_VOUCHER_EXPIRED: 'ERR_VOUCHER_EXPIRED',
    ERR_VOUCHER_INVALID_PRODUCTS: 'ERR_VOUCHER_INVALID_PRODUCTS',
} as const;
export type CheckedVoucherReasonEnum = typeof CheckedVoucherReasonEnum[keyof typeof CheckedVoucherReasonEnum];

/**
 * A trading name under which you sell and invoice, with the data that its invoices and mails need.
 * @export
 * @interface Company
 */
export interface Company {
    /**
     * 
     */
    readonly id: number;
    /**
     * Internal name.
     */
    bedrijfsnaam: string;
    /**
     * Name that customers see. If empty, customers see `bedrijfsnaam`.
     */
    weergavenaam: string;
    /**
     * Slogan, printed below the name.
     */
    slogan: string | null;
    /**
     * Street and house number.
     */
    adres: string | null;
    /**
     * Postal code.
     */
    postcode: string | null;
    /**
     * Town.
     */
    plaats: string | null;
    /**
     * Country, as a two-letter ISO 3166-1 code. Another code is ERR_FORMAT, unless it is stored already.
     * 
     */
    landcode: string | null;
    /**
     * IBAN of the bank account. Stored as sent, and printed in groups of four characters. Wrong check digits are ERR_FORMAT,
     * unless they are stored already.
     * 
     */
    iban: string | null;
    /**
     * BIC of the bank.
     */
    bic: string | null;
    /**
     * Name of the account holder.
     */
    bank_tnv: string | null;
    /**
     * VAT number. One that begins with a country of the European Union, with GB, XI, CHE or NO has the form of that country.
     * Another form is ERR_FORMAT, unless it is stored already. Blanks, dots and hyphens do not count, and check digits may be wrong.
     * 
     */
    btw_nummer: string | null;
    /**
     * Registration number in the trade register (KvK).
     */
    kvk_nummer: string | null;
    /**
     * Address on the Peppol network, as `scheme:identifier`. It wins over the address that the VAT number says. That is
     * 0208 and the enterprise number of a Belgian party, and the scheme of the country for others. Use it for a Dutch customer, under 0106
     * (trade register) or 0190 (authorities). A wrong form or check digit is refused (ERR_PEPPOL_ID).
     * 
     */
    peppol_id: string | null;
    /**
     * URL of the website.
     */
    website: string | null;
    /**
     * Telephone number.
     */
    telefoon: string | null;
    /**
     * Sender address of the company's mails.
     */
    email: string;
    /**
     * Prefix of the invoice numbers of this company: with `BG-` the first number of 2026 is `BG-2026-00001`. Companies
     * with one VAT number have different ones (ERR_INVOICE_SERIES_TAKEN), as a number stands for one invoice.
     * 
     */
    factuur_nummer_prefix: string;
    /**
     * Default payment term of invoices in days. The costs of a booking can override it.
     */
    factuur_betaaltermijn: number;
    /**
     * Number of days after the date of a booking on which the service creates a draft invoice. A booking can
     * override it. Applies only while the setting `deels_factureren` is `yes`.
     * 
     */
    factureren_na_dagen: number;
    /**
     * The customer types of this company. `soort_klant` of a customer must be one of them.
     */
    soort_klanten: Array<string>;
    /**
     * Names of the extra fields of this company's contacts. Stored and returned as sent; the service does not
     * validate `extra_fields` against it.
     * 
     */
    free_relation_fields: Array<string>;
    /**
     * Integration of kind `smtp` over whose mail server this company's mails are sent; null = that of the installation.
     * 
     */
    smtp_integration_id: number | null;
    /**
     * Integration of kind `mollie` over which customers of this company pay online; null = the sandbox, where no money
     * moves.
     * 
     */
    payment_integration_id: number | null;
    /**
     * Integration of kind `billit`, `storecove` or `peppol_sandbox` over which invoices of this company are sent over Peppol,
     * and documents are received; null = none.
     * 
     */
    peppol_integration_id: number | null;
    /**
     * Whether invoices are sent over Peppol automatically when they are finalised, if the customer has an address there.
     * An invoice that cannot be sent so is mailed to the customer, unless a mail of it was queued before.
     * 
     */
    peppol_automatisch: boolean;
    /**
     * Payment method by which payments that come in online are recorded on invoices; null = none.
     */
    online_betaalmethode_id: number | null;
    /**
     * Signature below the company's mails.
     */
    ondertekening_standaardmails: string | null;
    /**
     * Whether printed programmes show amounts.
     */
    programmarender_aantallen: boolean;
    /**
     * Font of printed documents. The name of a serif font, such as `Times` or `Georgia`, selects the built-in serif
     * font; every other name selects the built-in sans-serif font.
     * 
     */
    default_font: string;
    /**
     * PDF template for invoices; its context must be `invoice`.
     */
    factuur_pdf_template_id: number;
    /**
     * PDF template for invoices from a point of sale; its context must be `pos`.
     */
    kassa_factuur_pdf_template_id: number | null;
    /**
     * PDF template for invoices of online bookings; its context must be `online_booking`.
     */
    online_boeking_factuur_pdf_template_id: number | null;
    /**
     * Subject of the mail with the final invoice. May contain tags.
     */
    onderwerp_mail_eindfactuur: string;
    /**
     * Body of the mail with the final invoice. May contain tags.
     */
    body_mail_eindfactuur: string;
    /**
     * Subject of the first payment reminder. May contain tags.
     */
    onderwerp_eerste_betalingsherinnering: string;
    /**
     * Body of the first payment reminder. May contain tags.
     */
    body_eerste_betalingsherinnering: string;
    /**
     * Subject of the second payment reminder. May contain tags.
     */
    onderwerp_tweede_betalingsherinnering: string;
    /**
     * Body of the second payment reminder. May contain tags.
     */
    body_tweede_betalingsherinnering: string;
    /**
     * Subject of the payment confirmation. May contain tags.
     */
    onderwerp_betaalbevestiging: string;
    /**
     * Body of the payment confirmation. May contain tags.
     */
    body_betaalbevestiging: string;
    /**
     * Language of documents and mails, such as `nl` or `nl_NL`.
     */
    locale: string;
    /**
     * Salutation of contact persons whose own `aanhef` is empty. May contain the tag
     * `{contactpersoon_aanspreeknaam}`.
     * 
     */
    standaard_aanhef: string;
    /**
     * Text before the name of a contact person in an address, such as `T.a.v.` (for the attention of). The default
     * `T.a.v.` is printed in the language of `locale`: `Attn.`, `z. Hd.`, `À l’attention de`.
     * 
     */
    attentietekst: string;
    /**
     * Title of a contact person of gender `man`.
     */
    standaard_titel_man: string;
    /**
     * Title of a contact person of gender `vrouw`.
     */
    standaard_titel_vrouw: string;
    /**
     * Latitude in decimal degrees, north positive.
     */
    latitude: number | null;
    /**
     * Longitude in decimal degrees, east positive.
     */
    longitude: number | null;
    /**
     * Default subject of new mails to customers. Also the subject of invoice mails when `onderwerp_mail_eindfactuur`
     * is empty.
     * 
     */
    communication_default_mail_subject: string;
    /**
     * When the company was deleted; null for a company that is in use.
     */
    readonly deleted_at: string | null;
    /**
     * Whether you can delete the company now. Events leave it out, because it changes with what refers to it.
     */
    readonly is_deletable: boolean;
    /**
     * Events leave it out, because it changes with what refers to it.
     */
    readonly _links: CompanyLinks;
}

/**
 * The objects that the company still has: `customers`, `packages`, `bookings` or `invoices`.
 * @export
 */
export const CompanyDeleteReason = {
    customers: 'customers',
    packages: 'packages',
    bookings: 'bookings',
    invoices: 'invoices',
} as const;
export type CompanyDeleteReason = typeof CompanyDeleteReason[keyof typeof CompanyDeleteReason];

/**
 * Metadata about the company.
 * @export
 * @interface CompanyLinks
 */
export interface CompanyLinks {
    /**
     * 
     */
    meta: CompanyMeta;
}
/**
 * Facts that decide whether you can delete the company.
 * @export
 * @interface CompanyMeta
 */
export interface CompanyMeta {
    /**
     * The reasons that prevent deletion; empty if nothing does.
     */
    delete_reasons: Array<CompanyDeleteReason>;
}
/**
 * Company as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface CompanyPayload
 */
export interface CompanyPayload {
    /**
     * 
     */
    readonly id: number;
    /**
     * Internal name.
     */
    bedrijfsnaam: string;
    /**
     * Name that customers see. If empty, customers see `bedrijfsnaam`.
     */
    weergavenaam: string;
    /**
     * Slogan, printed below the name.
     */
    slogan: string | null;
    /**
     * Street and house number.
     */
    adres: string | null;
    /**
     * Postal code.
     */
    postcode: string | null;
    /**
     * Town.
     */
    plaats: string | null;
    /**
     * Country, as a two-letter ISO 3166-1 code. Another code is ERR_FORMAT, unless it is stored already.
     * 
     */
    landcode: string | null;
    /**
     * IBAN of the bank account. Stored as sent, and printed in groups of four characters. Wrong check digits are ERR_FORMAT,
     * unless they are stored already.
     * 
     */
    iban: string | null;
    /**
     * BIC of the bank.
     */
    bic: string | null;
    /**
     * Name of the account holder.
     */
    bank_tnv: string | null;
    /**
     * VAT number. One that begins with a country of the European Union, with GB, XI, CHE or NO has the form of that country.
     * Another form is ERR_FORMAT, unless it is stored already. Blanks, dots and hyphens do not count, and check digits may be wrong.
     * 
     */
    btw_nummer: string | null;
    /**
     * Registration number in the trade register (KvK).
     */
    kvk_nummer: string | null;
    /**
     * Address on the Peppol network, as `scheme:identifier`. It wins over the address that the VAT number says. That is
     * 0208 and the enterprise number of a Belgian party, and the scheme of the country for others. Use it for a Dutch customer, under 0106
     * (trade register) or 0190 (authorities). A wrong form or check digit is refused (ERR_PEPPOL_ID).
     * 
     */
    peppol_id: string | null;
    /**
     * URL of the website.
     */
    website: string | null;
    /**
     * Telephone number.
     */
    telefoon: string | null;
    /**
     * Sender address of the company's mails.
     */
    email: string;
    /**
     * Prefix of the invoice numbers of this company: with `BG-` the first number of 2026 is `BG-2026-00001`. Companies
     * with one VAT number have different ones (ERR_INVOICE_SERIES_TAKEN), as a number stands for one invoice.
     * 
     */
    factuur_nummer_prefix: string;
    /**
     * Default payment term of invoices in days. The costs of a booking can override it.
     */
    factuur_betaaltermijn: number;
    /**
     * Number of days after the date of a booking on which the service creates a draft invoice. A booking can
     * override it. Applies only while the setting `deels_factureren` is `yes`.
     * 
     */
    factureren_na_dagen: number;
    /**
     * The customer types of this company. `soort_klant` of a customer must be one of them.
     */
    soort_klanten: Array<string>;
    /**
     * Names of the extra fields of this company's contacts. Stored and returned as sent; the service does not
     * validate `extra_fields` against it.
     * 
     */
    free_relation_fields: Array<string>;
    /**
     * Integration of kind `smtp` over whose mail server this company's mails are sent; null = that of the installation.
     * 
     */
    smtp_integration_id: number | null;
    /**
     * Integration of kind `mollie` over which customers of this company pay online; null = the sandbox, where no money
     * moves.
     * 
     */
    payment_integration_id: number | null;
    /**
     * Integration of kind `billit`, `storecove` or `peppol_sandbox` over which invoices of this company are sent over Peppol,
     * and documents are received; null = none.
     * 
     */
    peppol_integration_id: number | null;
    /**
     * Whether invoices are sent over Peppol automatically when they are finalised, if the customer has an address there.
     * An invoice that cannot be sent so is mailed to the customer, unless a mail of it was queued before.
     * 
     */
    peppol_automatisch: boolean;
    /**
     * Payment method by which payments that come in online are recorded on invoices; null = none.
     */
    online_betaalmethode_id: number | null;
    /**
     * Signature below the company's mails.
     */
    ondertekening_standaardmails: string | null;
    /**
     * Whether printed programmes show amounts.
     */
    programmarender_aantallen: boolean;
    /**
     * Font of printed documents. The name of a serif font, such as `Times` or `Georgia`, selects the built-in serif
     * font; every other name selects the built-in sans-serif font.
     * 
     */
    default_font: string;
    /**
     * PDF template for invoices; its context must be `invoice`.
     */
    factuur_pdf_template_id: number;
    /**
     * PDF template for invoices from a point of sale; its context must be `pos`.
     */
    kassa_factuur_pdf_template_id: number | null;
    /**
     * PDF template for invoices of online bookings; its context must be `online_booking`.
     */
    online_boeking_factuur_pdf_template_id: number | null;
    /**
     * Subject of the mail with the final invoice. May contain tags.
     */
    onderwerp_mail_eindfactuur: string;
    /**
     * Body of the mail with the final invoice. May contain tags.
     */
    body_mail_eindfactuur: string;
    /**
     * Subject of the first payment reminder. May contain tags.
     */
    onderwerp_eerste_betalingsherinnering: string;
    /**
     * Body of the first payment reminder. May contain tags.
     */
    body_eerste_betalingsherinnering: string;
    /**
     * Subject of the second payment reminder. May contain tags.
     */
    onderwerp_tweede_betalingsherinnering: string;
    /**
     * Body of the second payment reminder. May contain tags.
     */
    body_tweede_betalingsherinnering: string;
    /**
     * Subject of the payment confirmation. May contain tags.
     */
    onderwerp_betaalbevestiging: string;
    /**
     * Body of the payment confirmation. May contain tags.
     */
    body_betaalbevestiging: string;
    /**
     * Language of documents and mails, such as `nl` or `nl_NL`.
     */
    locale: string;
    /**
     * Salutation of contact persons whose own `aanhef` is empty. May contain the tag
     * `{contactpersoon_aanspreeknaam}`.
     * 
     */
    standaard_aanhef: string;
    /**
     * Text before the name of a contact person in an address, such as `T.a.v.` (for the attention of). The default
     * `T.a.v.` is printed in the language of `locale`: `Attn.`, `z. Hd.`, `À l’attention de`.
     * 
     */
    attentietekst: string;
    /**
     * Title of a contact person of gender `man`.
     */
    standaard_titel_man: string;
    /**
     * Title of a contact person of gender `vrouw`.
     */
    standaard_titel_vrouw: string;
    /**
     * Latitude in decimal degrees, north positive.
     */
    latitude: number | null;
    /**
     * Longitude in decimal degrees, east positive.
     */
    longitude: number | null;
    /**
     * Default subject of new mails to customers. Also the subject of invoice mails when `onderwerp_mail_eindfactuur`
     * is empty.
     * 
     */
    communication_default_mail_subject: string;
    /**
     * When the company was deleted; null for a company that is in use.
     */
    readonly deleted_at: string | null;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}
/**
 * A trading name under which you sell and invoice, with the data that its invoices and mails need. The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface CompanyPut
 */
export interface CompanyPut {
    /**
     * 
     */
    readonly id?: number;
    /**
     * Internal name.
     */
    bedrijfsnaam: string;
    /**
     * Name that customers see. If empty, customers see `bedrijfsnaam`.
     */
    weergavenaam: string;
    /**
     * Slogan, printed below the name.
     */
    slogan: string | null;
    /**
     * Street and house number.
     */
    adres: string | null;
    /**
     * Postal code.
     */
    postcode: string | null;
    /**
     * Town.
     */
    plaats: string | null;
    /**
     * Country, as a two-letter ISO 3166-1 code. Another code is ERR_FORMAT, unless it is stored already.
     * 
     */
    landcode: string | null;
    /**
     * IBAN of the bank account. Stored as sent, and printed in groups of four characters. Wrong check digits are ERR_FORMAT,
     * unless they are stored already.
     * 
     */
    iban: string | null;
    /**
     * BIC of the bank.
     */
    bic: string | null;
    /**
     * Name of the account holder.
     */
    bank_tnv: string | null;
    /**
     * VAT number. One that begins with a country of the European Union, with GB, XI, CHE or NO has the form of that country.
     * Another form is ERR_FORMAT, unless it is stored already. Blanks, dots and hyphens do not count, and check digits may be wrong.
     * 
     */
    btw_nummer: string | null;
    /**
     * Registration number in the trade register (KvK).
     */
    kvk_nummer: string | null;
    /**
     * Address on the Peppol network, as `scheme:identifier`. It wins over the address that the VAT number says. That is
     * 0208 and the enterprise number of a Belgian party, and the scheme of the country for others. Use it for a Dutch customer, under 0106
     * (trade register) or 0190 (authorities). A wrong form or check digit is refused (ERR_PEPPOL_ID).
     * 
     */
    peppol_id?: string | null;
    /**
     * URL of the website.
     */
    website: string | null;
    /**
     * Telephone number.
     */
    telefoon: string | null;
    /**
     * Sender address of the company's mails.
     */
    email: string;
    /**
     * Prefix of the invoice numbers of this company: with `BG-` the first number of 2026 is `BG-2026-00001`. Companies
     * with one VAT number have different ones (ERR_INVOICE_SERIES_TAKEN), as a number stands for one invoice.
     * 
     */
    factuur_nummer_prefix: string;
    /**
     * Default payment term of invoices in days. The costs of a booking can override it.
     */
    factuur_betaaltermijn: number;
    /**
     * Number of days after the date of a booking on which the service creates a draft invoice. A booking can
     * override it. Applies only while the setting `deels_factureren` is `yes`.
     * 
     */
    factureren_na_dagen: number;
    /**
     * The customer types of this company. `soort_klant` of a customer must be one of them.
     */
    soort_klanten: Array<string>;
    /**
     * Names of the extra fields of this company's contacts. Stored and returned as sent; the service does not
     * validate `extra_fields` against it.
     * 
     */
    free_relation_fields: Array<string>;
    /**
     * Integration of kind `smtp` over whose mail server this company's mails are sent; null = that of the installation.
     * 
     */
    smtp_integration_id: number | null;
    /**
     * Integration of kind `mollie` over which customers of this company pay online; null = the sandbox, where no money
     * moves.
     * 
     */
    payment_integration_id: number | null;
    /**
     * Integration of kind `billit`, `storecove` or `peppol_sandbox` over which invoices of this company are sent over Peppol,
     * and documents are received; null = none.
     * 
     */
    peppol_integration_id?: number | null;
    /**
     * Whether invoices are sent over Peppol automatically when they are finalised, if the customer has an address there.
     * An invoice that cannot be sent so is mailed to the customer, unless a mail of it was queued before.
     * 
     */
    peppol_automatisch?: boolean;
    /**
     * Payment method by which payments that come in online are recorded on invoices; null = none.
     */
    online_betaalmethode_id: number | null;
    /**
     * Signature below the company's mails.
     */
    ondertekening_standaardmails: string | null;
    /**
     * Whether printed programmes show amounts.
     */
    programmarender_aantallen: boolean;
    /**
     * Font of printed documents. The name of a serif font, such as `Times` or `Georgia`, selects the built-in serif
     * font; every other name selects the built-in sans-serif font.
     * 
     */
    default_font: string;
    /**
     * PDF template for invoices; its context must be `invoice`.
     */
    factuur_pdf_template_id: number;
    /**
     * PDF template for invoices from a point of sale; its context must be `pos`.
     */
    kassa_factuur_pdf_template_id: number | null;
    /**
     * PDF template for invoices of online bookings; its context must be `online_booking`.
     */
    online_boeking_factuur_pdf_template_id: number | null;
    /**
     * Subject of the mail with the final invoice. May contain tags.
     */
    onderwerp_mail_eindfactuur: string;
    /**
     * Body of the mail with the final invoice. May contain tags.
     */
    body_mail_eindfactuur: string;
    /**
     * Subject of the first payment reminder. May contain tags.
     */
    onderwerp_eerste_betalingsherinnering: string;
    /**
     * Body of the first payment reminder. May contain tags.
     */
    body_eerste_betalingsherinnering: string;
    /**
     * Subject of the second payment reminder. May contain tags.
     */
    onderwerp_tweede_betalingsherinnering: string;
    /**
     * Body of the second payment reminder. May contain tags.
     */
    body_tweede_betalingsherinnering: string;
    /**
     * Subject of the payment confirmation. May contain tags.
     */
    onderwerp_betaalbevestiging: string;
    /**
     * Body of the payment confirmation. May contain tags.
     */
    body_betaalbevestiging: string;
    /**
     * Language of documents and mails, such as `nl` or `nl_NL`.
     */
    locale: string;
    /**
     * Salutation of contact persons whose own `aanhef` is empty. May contain the tag
     * `{contactpersoon_aanspreeknaam}`.
     * 
     */
    standaard_aanhef: string;
    /**
     * Text before the name of a contact person in an address, such as `T.a.v.` (for the attention of). The default
     * `T.a.v.` is printed in the language of `locale`: `Attn.`, `z. Hd.`, `À l’attention de`.
     * 
     */
    attentietekst: string;
    /**
     * Title of a contact person of gender `man`.
     */
    standaard_titel_man: string;
    /**
     * Title of a contact person of gender `vrouw`.
     */
    standaard_titel_vrouw: string;
    /**
     * Latitude in decimal degrees, north positive.
     */
    latitude: number | null;
    /**
     * Longitude in decimal degrees, east positive.
     */
    longitude: number | null;
    /**
     * Default subject of new mails to customers. Also the subject of invoice mails when `onderwerp_mail_eindfactuur`
     * is empty.
     * 
     */
    communication_default_mail_subject: string;
    /**
     * When the company was deleted; null for a company that is in use.
     */
    readonly deleted_at?: string | null;
    /**
     * Whether you can delete the company now.
     */
    readonly is_deletable?: boolean;
    /**
     * 
     */
    readonly _links?: CompanyLinks;
}

/**
 * The kind of conflict.
 * @export
 */
export const ConflictCode = {
    LOCATION_MISSING: 'LOCATION_MISSING',
    LOCATION_OVER_CAPACITY: 'LOCATION_OVER_CAPACITY',
    MATERIAL_OVER_CAPACITY: 'MATERIAL_OVER_CAPACITY',
    PAID_BUT_CANCELLED: 'PAID_BUT_CANCELLED',
    PAYMENT_DIFFERS: 'PAYMENT_DIFFERS',
    QUALIFICATION_MISSING: 'QUALIFICATION_MISSING',
    REFUND_PROPOSED: 'REFUND_PROPOSED',
    SHIFTS_OVERLAP: 'SHIFTS_OVERLAP',
    SHIFT_UNCONFIRMED: 'SHIFT_UNCONFIRMED',
    STAFF_UNAVAILABLE: 'STAFF_UNAVAILABLE',
    VAT_RATE_DIFFERS: 'VAT_RATE_DIFFERS',
} as const;
export type ConflictCode = typeof ConflictCode[keyof typeof ConflictCode];

/**
 * An object that is involved in a conflict.
 * @export
 * @interface ConflictObject
 */
export interface ConflictObject {
    /**
     * Kind of object.
     */
    soort: ConflictObjectSoortEnum;
    /**
     * 
     */
    id: number;
}


/**
 * @export
 */
export const ConflictObjectSoortEnum = {
    boeking: 'boeking',
    boekingsregel: 'boekingsregel',
    dienst: 'dienst',
    kwalificatie: 'kwalificatie',
    locatie: 'locatie',
    materiaal: 'materiaal',
    personeel: 'personeel',
    product: 'product',
} as const;
export type ConflictObjectSoortEnum = typeof ConflictObjectSoortEnum[keyof typeof ConflictObjectSoortEnum];

/**
 * A contact of any type: a customer, a supplier, a member of staff or another contact. Members that do not apply to
 * its type are null.
 * 
 * @export
 * @interface Contact
 */
export interface Contact {
    /**
     * 
     */
    readonly id: number;
    /**
     * 
     */
    type: ContactType;
    /**
     * Name to display: `naam` or, if that is empty, the name of the main contact person.
     */
    readonly displaynaam: string;
    /**
     * Name of the organisation; null or empty for a private person.
     */
    naam: string | null;
    /**
     * Street and house number.
     */
    adres: string | null;
    /**
     * Postal code.
     */
    postcode: string | null;
    /**
     * Town.
     */
    plaats: string | null;
    /**
     * Country, as a two-letter ISO 3166-1 code. Another code is ERR_FORMAT, unless it is stored already.
     * 
     */
    landcode: string | null;
    /**
     * Province, as an ISO 3166-2 code.
     */
    provinciecode: string | null;
    /**
     * URL of the website.
     */
    website: string | null;
    /**
     * VAT number. One that begins with a country of the European Union, with GB, XI, CHE or NO has the form of that country.
     * Another form is ERR_FORMAT, unless it is stored already. Blanks, dots and hyphens do not count, and check digits may be wrong.
     * 
     */
    btw_nummer: string | null;
    /**
     * The company (one of your own) that the contact belongs to. If you omit it on create, the default company
     * applies.
     * 
     */
    bedrijf_id: number | null;
    /**
     * Customer type, of a customer: one of `soort_klanten` of the company.
     */
    soort_klant: string | null;
    /**
     * Department, of a customer.
     */
    afdeling: string | null;
    /**
     * Addressee on the invoices of a customer, if it differs from the customer.
     */
    factuur_adressering: string | null;
    /**
     * Address on the Peppol network, as `scheme:identifier`. It wins over the address that the VAT number says. That is
     * 0208 and the enterprise number of a Belgian party, and the scheme of the country for others. Use it for a Dutch customer, under 0106
     * (trade register) or 0190 (authorities). A wrong form or check digit is refused (ERR_PEPPOL_ID).
     * 
     */
    peppol_id: string | null;
    /**
     * Status of a supplier: whether you still buy from it.
     */
    status: SupplierStatus | null;
    /**
     * From when you pay the supplier, as free text. Stored as sent.
     */
    betalen_vanaf: string | null;
    /**
     * Whether the supplier wants reminders of activities. Stored only: the service sends no such reminders.
     * 
     */
    uitje_activiteit_herinnering: boolean | null;
    /**
     * Whether the supplier wants a mail when a booking changes. Stored only: the service sends no such mails.
     * 
     */
    onchange_email: boolean | null;
    /**
     * The contact persons of the contact. The main contact person comes first.
     */
    contactpersonen: Array<ContactPerson>;
    /**
     * Pairs of your own, such as the number that another system knows the object by. The service only stores them. Pairs
     * that you send replace all that are stored; PATCH changes single ones. Upper and lower case differ. Lists find
     * objects by `metadata[key]=value`. Without a credential nobody sees them.
     * 
     */
    metadata: { [key: string]: string; };
    /**
     * Whether `type` can still change: true while nothing refers to the contact. Events leave it out, because it changes with what refers to it.
     * @deprecated
     */
    readonly mag_type_wijzigen: boolean;
    /**
     * 
     */
    readonly _links: ContactLinks;
}


/**
 * A change of Contact.
 * @export
 * @interface ContactEvent
 */
export interface ContactEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: ContactEventMeta;
    /**
     * 
     */
    data: ContactEventData;
}
/**
 * @type ContactEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type ContactEventData = ContactPayload | ThinPayload;
/**
 * Metadata of an event of Contact.
 * @export
 * @interface ContactEventMeta
 */
export interface ContactEventMeta {
    /**
     * 
     */
    event: ContactEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: ContactEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const ContactEventMetaEventEnum = {
    Contact__postInsert: 'Contact::postInsert',
    Contact__postUpdate: 'Contact::postUpdate',
    Contact__postSave: 'Contact::postSave',
    Contact__postDelete: 'Contact::postDelete',
} as const;
export type ContactEventMetaEventEnum = typeof ContactEventMetaEventEnum[keyof typeof ContactEventMetaEventEnum];

/**
 * @export
 */
export const ContactEventMetaObjectEnum = {
    Contact: 'Contact',
} as const;
export type ContactEventMetaObjectEnum = typeof ContactEventMetaObjectEnum[keyof typeof ContactEventMetaObjectEnum];

/**
 * A form for your website. The answers of visitors make them customers, and book where they fill in a date.
 * @export
 * @interface ContactForm
 */
export interface ContactForm {
    /**
     * 
     */
    readonly id: number;
    /**
     * Name.
     */
    naam: string;
    /**
     * The fields, sorted by `sort_order`.
     */
    Velden: Array<ContactFormField>;
    /**
     * The packages that visitors choose from in a field `boeking.arrangement`. If the list is empty, they may choose
     * every package with `mag_api`. Deleted packages are left out. Events leave it out, because it changes with `Package`.
     */
    Arrangementen: Array<ContactFormPackage>;
}
/**
 * @type ContactFormAnswersValue
 * 
 * @export
 */
export type ContactFormAnswersValue = Array<ContactFormAnswersValueOneOfInner> | number | string;
/**
 * @type ContactFormAnswersValueOneOfInner
 * 
 * @export
 */
export type ContactFormAnswersValueOneOfInner = number | string;

/**
 * The part that is included anyway.
 * @export
 */
export const ContactFormEmbed = {
    Velden: 'Velden',
} as const;
export type ContactFormEmbed = typeof ContactFormEmbed[keyof typeof ContactFormEmbed];

/**
 * A field of a contact form.
 * @export
 * @interface ContactFormField
 */
export interface ContactFormField {
    /**
     * The `id` of an existing field. In an update it selects the field that you change; omit it for a new field.
     * 
     */
    id: number;
    /**
     * The text that visitors read beside the field.
     */
    naam: string;
    /**
     * 
     */
    soort_invoer: ContactFormInput;
    /**
     * Whether visitors must fill in the field.
     */
    verplicht: boolean;
    /**
     * The options that visitors choose from, in a field `keuze` or `keuze_enkel`, or in a `contact.extra` of the
     * `input_type` `singlechoice` or `multiplechoice`. Null for all other fields.
     * 
     */
    mogelijke_keuzes: Array<string> | null;
    /**
     * Whether the answer is copied into the particulars of the booking.
     */
    bijzonderheden_boeking: boolean;
    /**
     * The key to send the answer under; unique in the form. If you omit it, it is `soort_invoer`, or
     * `contact.extra[<extra_field_name>]`, or made from `soort_invoer` and `naam`.
     * 
     */
    field_identifier: string;
    /**
     * Name of the extra field of the customer, where `soort_invoer` is `contact.extra`; else null.
     */
    extra_field_name: string | null;
    /**
     * Type of the extra field, where `soort_invoer` is `contact.extra`; else null. If you omit it there, it is `text`.
     * 
     */
    input_type: ContactFormFieldInputTypeEnum | null;
    /**
     * Fields with a low number come first; fields with the same number in the order in which they were created. If
     * you omit it for a new field, it is the place in the list that you send.
     * 
     */
    sort_order: number;
    /**
     * The newsletters that visitors choose from, by their ids, where `soort_invoer` is `contactpersoon.nieuwsbrieven`;
     * else null. Events leave it out, because it changes with `Newsletter`.
     */
    readonly newsletter_options: { [key: string]: string; } | null;
}


/**
 * @export
 */
export const ContactFormFieldInputTypeEnum = {
    text: 'text',
    number: 'number',
    date: 'date',
    singlechoice: 'singlechoice',
    multiplechoice: 'multiplechoice',
} as const;
export type ContactFormFieldInputTypeEnum = typeof ContactFormFieldInputTypeEnum[keyof typeof ContactFormFieldInputTypeEnum];

/**
 * A field of a contact form. The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface ContactFormFieldPut
 */
export interface ContactFormFieldPut {
    /**
     * The `id` of an existing field. In an update it selects the field that you change; omit it for a new field.
     * 
     */
    id?: number;
    /**
     * The text that visitors read beside the field.
     */
    naam?: string;
    /**
     * 
     */
    soort_invoer?: ContactFormInput;
    /**
     * Whether visitors must fill in the field.
     */
    verplicht?: boolean;
    /**
     * The options that visitors choose from, in a field `keuze` or `keuze_enkel`, or in a `contact.extra` of the
     * `input_type` `singlechoice` or `multiplechoice`. Null for all other fields.
     * 
     */
    mogelijke_keuzes?: Array<string> | null;
    /**
     * Whether the answer is copied into the particulars of the booking.
     */
    bijzonderheden_boeking?: boolean;
    /**
     * The key to send the answer under; unique in the form. If you omit it, it is `soort_invoer`, or
     * `contact.extra[<extra_field_name>]`, or made from `soort_invoer` and `naam`.
     * 
     */
    field_identifier?: string;
    /**
     * Name of the extra field of the customer, where `soort_invoer` is `contact.extra`; else null.
     */
    extra_field_name?: string | null;
    /**
     * Type of the extra field, where `soort_invoer` is `contact.extra`; else null. If you omit it there, it is `text`.
     * 
     */
    input_type?: ContactFormFieldPutInputTypeEnum | null;
    /**
     * Fields with a low number come first; fields with the same number in the order in which they were created. If
     * you omit it for a new field, it is the place in the list that you send.
     * 
     */
    sort_order?: number;
    /**
     * The newsletters that visitors choose from, by their ids, where `soort_invoer` is `contactpersoon.nieuwsbrieven`;
     * else null.
     * 
     */
    readonly newsletter_options?: { [key: string]: string; } | null;
}


/**
 * @export
 */
export const ContactFormFieldPutInputTypeEnum = {
    text: 'text',
    number: 'number',
    date: 'date',
    singlechoice: 'singlechoice',
    multiplechoice: 'multiplechoice',
} as const;
export type ContactFormFieldPutInputTypeEnum = typeof ContactFormFieldPutInputTypeEnum[keyof typeof ContactFormFieldPutInputTypeEnum];


/**
 * The subject of a field. `contact.*` is about the customer, `contactpersoon.*` about the contact person, `boeking.*`
 * about the booking; without `boeking.datum` it is an enquiry, and nothing is booked. `contactpersoon.nieuwsbrieven`
 * asks which newsletters to send. `tekst` is a short text and `veel_tekst` a long one, `keuze` a choice of any number
 * and `keuze_enkel` a choice of one. `header` is a title and takes no input. A form has at most one field of each
 * kind, except `contact.extra`, the texts, choices and titles.
 * 
 * @export
 */
export const ContactFormInput = {
    contact_landcode: 'contact.landcode',
    contact_naam: 'contact.naam',
    contact_afdeling: 'contact.afdeling',
    contact_soort_klant: 'contact.soort_klant',
    contact_extra: 'contact.extra',
    contact_website: 'contact.website',
    contactpersoon_voornaam: 'contactpersoon.voornaam',
    contactpersoon_achternaam: 'contactpersoon.achternaam',
    contactpersoon_geslacht: 'contactpersoon.geslacht',
    contactpersoon_adres: 'contactpersoon.adres',
    contactpersoon_postcode: 'contactpersoon.postcode',
    contactpersoon_plaats: 'contactpersoon.plaats',
    contactpersoon_telefoon1: 'contactpersoon.telefoon1',
    contactpersoon_telefoon2: 'contactpersoon.telefoon2',
    contactpersoon_email1: 'contactpersoon.email1',
    contactpersoon_nieuwsbrieven: 'contactpersoon.nieuwsbrieven',
    boeking_datum: 'boeking.datum',
    boeking_starttijd: 'boeking.starttijd',
    boeking_groepsgrootte: 'boeking.groepsgrootte',
    boeking_arrangement: 'boeking.arrangement',
    tekst: 'tekst',
    veel_tekst: 'veel_tekst',
    keuze: 'keuze',
    keuze_enkel: 'keuze_enkel',
    header: 'header',
} as const;
export type ContactFormInput = typeof ContactFormInput[keyof typeof ContactFormInput];

/**
 * A package in a form.
 * @export
 * @interface ContactFormPackage
 */
export interface ContactFormPackage {
    /**
     * The package.
     */
    id: number;
    /**
     * Name of the package that customers see.
     */
    readonly arrangement: string;
}
/**
 * A package in a form. The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface ContactFormPackagePut
 */
export interface ContactFormPackagePut {
    /**
     * The package.
     */
    id: number;
    /**
     * Name of the package that customers see.
     */
    readonly arrangement?: string;
}
/**
 * ContactForm as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface ContactFormPayload
 */
export interface ContactFormPayload {
    /**
     * 
     */
    readonly id: number;
    /**
     * Name.
     */
    naam: string;
    /**
     * The fields, sorted by `sort_order`.
     */
    Velden: Array<AnnouncedContactFormField>;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}
/**
 * A form for your website. The answers of visitors make them customers, and book where they fill in a date. The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface ContactFormPut
 */
export interface ContactFormPut {
    /**
     * 
     */
    readonly id?: number;
    /**
     * Name.
     */
    naam?: string;
    /**
     * The fields, sorted by `sort_order`.
     */
    Velden?: Array<ContactFormFieldPut>;
    /**
     * The packages that visitors choose from in a field `boeking.arrangement`. If the list is empty, they may choose
     * every package with `mag_api`. Deleted packages are left out.
     * 
     */
    Arrangementen?: Array<ContactFormPackagePut>;
}
/**
 * That the answers were stored.
 * @export
 * @interface ContactFormReceipt
 */
export interface ContactFormReceipt {
    /**
     * Always true.
     */
    success: boolean;
    /**
     * The customer. Present only if you have the permission `viewContact` or `editContact`.
     */
    klant_id?: number;
    /**
     * The booking, if one was created. Present only if you have the permission `viewContact` or `editContact`.
     * 
     */
    boeking_id?: number;
}
/**
 * A HAL link.
 * @export
 * @interface ContactLink
 */
export interface ContactLink {
    /**
     * Path of the contact in the collection of its own type, such as `/api2/klanten/30`.
     */
    href: string;
}
/**
 * HAL links of the contact.
 * @export
 * @interface ContactLinks
 */
export interface ContactLinks {
    /**
     * 
     */
    self: ContactLink;
}
/**
 * Contact as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface ContactPayload
 */
export interface ContactPayload {
    /**
     * 
     */
    readonly id: number;
    /**
     * 
     */
    type: ContactType;
    /**
     * Name to display: `naam` or, if that is empty, the name of the main contact person.
     */
    readonly displaynaam: string;
    /**
     * Name of the organisation; null or empty for a private person.
     */
    naam: string | null;
    /**
     * Street and house number.
     */
    adres: string | null;
    /**
     * Postal code.
     */
    postcode: string | null;
    /**
     * Town.
     */
    plaats: string | null;
    /**
     * Country, as a two-letter ISO 3166-1 code. Another code is ERR_FORMAT, unless it is stored already.
     * 
     */
    landcode: string | null;
    /**
     * Province, as an ISO 3166-2 code.
     */
    provinciecode: string | null;
    /**
     * URL of the website.
     */
    website: string | null;
    /**
     * VAT number. One that begins with a country of the European Union, with GB, XI, CHE or NO has the form of that country.
     * Another form is ERR_FORMAT, unless it is stored already. Blanks, dots and hyphens do not count, and check digits may be wrong.
     * 
     */
    btw_nummer: string | null;
    /**
     * The company (one of your own) that the contact belongs to. If you omit it on create, the default company
     * applies.
     * 
     */
    bedrijf_id: number | null;
    /**
     * Customer type, of a customer: one of `soort_klanten` of the company.
     */
    soort_klant: string | null;
    /**
     * Department, of a customer.
     */
    afdeling: string | null;
    /**
     * Addressee on the invoices of a customer, if it differs from the customer.
     */
    factuur_adressering: string | null;
    /**
     * Address on the Peppol network, as `scheme:identifier`. It wins over the address that the VAT number says. That is
     * 0208 and the enterprise number of a Belgian party, and the scheme of the country for others. Use it for a Dutch customer, under 0106
     * (trade register) or 0190 (authorities). A wrong form or check digit is refused (ERR_PEPPOL_ID).
     * 
     */
    peppol_id: string | null;
    /**
     * Status of a supplier: whether you still buy from it.
     */
    status: SupplierStatus | null;
    /**
     * From when you pay the supplier, as free text. Stored as sent.
     */
    betalen_vanaf: string | null;
    /**
     * Whether the supplier wants reminders of activities. Stored only: the service sends no such reminders.
     * 
     */
    uitje_activiteit_herinnering: boolean | null;
    /**
     * Whether the supplier wants a mail when a booking changes. Stored only: the service sends no such mails.
     * 
     */
    onchange_email: boolean | null;
    /**
     * The contact persons of the contact. The main contact person comes first.
     */
    contactpersonen: Array<ContactPerson>;
    /**
     * Pairs of your own, such as the number that another system knows the object by. The service only stores them. Pairs
     * that you send replace all that are stored; PATCH changes single ones. Upper and lower case differ. Lists find
     * objects by `metadata[key]=value`. Without a credential nobody sees them.
     * 
     */
    metadata: { [key: string]: string; };
    /**
     * 
     */
    readonly _links: ContactLinks;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}


/**
 * A person at a contact. In a list that you send, an `id` refers to an existing person and updates the members that
 * you send. An entry without `id` creates a person. All members are optional there.
 * 
 * @export
 * @interface ContactPerson
 */
export interface ContactPerson {
    /**
     * The `id` of an existing contact person. Omit it for a new one.
     */
    id: number;
    /**
     * First name.
     */
    voornaam: string | null;
    /**
     * Last name.
     */
    achternaam: string | null;
    /**
     * 
     */
    geslacht: Gender;
    /**
     * Salutation. If empty, the `standaard_aanhef` of the company applies to the contact persons of a customer.
     * 
     */
    aanhef: string | null;
    /**
     * Street and house number.
     */
    adres: string | null;
    /**
     * Postal code.
     */
    postcode: string | null;
    /**
     * Town.
     */
    plaats: string | null;
    /**
     * Telephone number.
     */
    telefoon1: string | null;
    /**
     * Second telephone number.
     */
    telefoon2: string | null;
    /**
     * E-mail address.
     */
    email1: string | null;
    /**
     * Second e-mail address.
     */
    email2: string | null;
    /**
     * Whether this is the main contact person. Each contact has exactly one.
     */
    hoofdcontact: boolean;
    /**
     * Newsletters that the person gets. POST leaves out those that their e-mail address was unsubscribed from; PUT
     * subscribes the address again to a newsletter that it adds.
     * 
     */
    nieuwsbrief_ids: Array<number>;
}


/**
 * ContactPerson as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface ContactPersonPayload
 */
export interface ContactPersonPayload {
    /**
     * The `id` of an existing contact person. Omit it for a new one.
     */
    id: number;
    /**
     * First name.
     */
    voornaam: string | null;
    /**
     * Last name.
     */
    achternaam: string | null;
    /**
     * 
     */
    geslacht: Gender;
    /**
     * Salutation. If empty, the `standaard_aanhef` of the company applies to the contact persons of a customer.
     * 
     */
    aanhef: string | null;
    /**
     * Street and house number.
     */
    adres: string | null;
    /**
     * Postal code.
     */
    postcode: string | null;
    /**
     * Town.
     */
    plaats: string | null;
    /**
     * Telephone number.
     */
    telefoon1: string | null;
    /**
     * Second telephone number.
     */
    telefoon2: string | null;
    /**
     * E-mail address.
     */
    email1: string | null;
    /**
     * Second e-mail address.
     */
    email2: string | null;
    /**
     * Whether this is the main contact person. Each contact has exactly one.
     */
    hoofdcontact: boolean;
    /**
     * Newsletters that the person gets. POST leaves out those that their e-mail address was unsubscribed from; PUT
     * subscribes the address again to a newsletter that it adds.
     * 
     */
    nieuwsbrief_ids: Array<number>;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}


/**
 * A person at a contact. In a list that you send, an `id` refers to an existing person and updates the members that
 * you send. An entry without `id` creates a person. All members are optional there.
 *  The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface ContactPersonPut
 */
export interface ContactPersonPut {
    /**
     * The `id` of an existing contact person. Omit it for a new one.
     */
    id?: number;
    /**
     * First name.
     */
    voornaam?: string | null;
    /**
     * Last name.
     */
    achternaam?: string | null;
    /**
     * 
     */
    geslacht?: Gender;
    /**
     * Salutation. If empty, the `standaard_aanhef` of the company applies to the contact persons of a customer.
     * 
     */
    aanhef?: string | null;
    /**
     * Street and house number.
     */
    adres?: string | null;
    /**
     * Postal code.
     */
    postcode?: string | null;
    /**
     * Town.
     */
    plaats?: string | null;
    /**
     * Telephone number.
     */
    telefoon1?: string | null;
    /**
     * Second telephone number.
     */
    telefoon2?: string | null;
    /**
     * E-mail address.
     */
    email1?: string | null;
    /**
     * Second e-mail address.
     */
    email2?: string | null;
    /**
     * Whether this is the main contact person. Each contact has exactly one.
     */
    hoofdcontact?: boolean;
    /**
     * Newsletters that the person gets. POST leaves out those that their e-mail address was unsubscribed from; PUT
     * subscribes the address again to a newsletter that it adds.
     * 
     */
    nieuwsbrief_ids?: Array<number>;
}


/**
 * A contact of any type: a customer, a supplier, a member of staff or another contact. Members that do not apply to
 * its type are null.
 *  The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface ContactPut
 */
export interface ContactPut {
    /**
     * 
     */
    readonly id?: number;
    /**
     * 
     */
    type?: ContactType;
    /**
     * Name to display: `naam` or, if that is empty, the name of the main contact person.
     */
    readonly displaynaam?: string;
    /**
     * Name of the organisation; null or empty for a private person.
     */
    naam?: string | null;
    /**
     * Street and house number.
     */
    adres?: string | null;
    /**
     * Postal code.
     */
    postcode?: string | null;
    /**
     * Town.
     */
    plaats?: string | null;
    /**
     * Country, as a two-letter ISO 3166-1 code. Another code is ERR_FORMAT, unless it is stored already.
     * 
     */
    landcode?: string | null;
    /**
     * Province, as an ISO 3166-2 code.
     */
    provinciecode?: string | null;
    /**
     * URL of the website.
     */
    website?: string | null;
    /**
     * VAT number. One that begins with a country of the European Union, with GB, XI, CHE or NO has the form of that country.
     * Another form is ERR_FORMAT, unless it is stored already. Blanks, dots and hyphens do not count, and check digits may be wrong.
     * 
     */
    btw_nummer?: string | null;
    /**
     * The company (one of your own) that the contact belongs to. If you omit it on create, the default company
     * applies.
     * 
     */
    bedrijf_id?: number | null;
    /**
     * Customer type, of a customer: one of `soort_klanten` of the company.
     */
    soort_klant?: string | null;
    /**
     * Department, of a customer.
     */
    afdeling?: string | null;
    /**
     * Addressee on the invoices of a customer, if it differs from the customer.
     */
    factuur_adressering?: string | null;
    /**
     * Address on the Peppol network, as `scheme:identifier`. It wins over the address that the VAT number says. That is
     * 0208 and the enterprise number of a Belgian party, and the scheme of the country for others. Use it for a Dutch customer, under 0106
     * (trade register) or 0190 (authorities). A wrong form or check digit is refused (ERR_PEPPOL_ID).
     * 
     */
    peppol_id?: string | null;
    /**
     * Status of a supplier: whether you still buy from it.
     */
    status?: SupplierStatus | null;
    /**
     * From when you pay the supplier, as free text. Stored as sent.
     */
    betalen_vanaf?: string | null;
    /**
     * Whether the supplier wants reminders of activities. Stored only: the service sends no such reminders.
     * 
     */
    uitje_activiteit_herinnering?: boolean | null;
    /**
     * Whether the supplier wants a mail when a booking changes. Stored only: the service sends no such mails.
     * 
     */
    onchange_email?: boolean | null;
    /**
     * The contact persons of the contact. The main contact person comes first.
     */
    contactpersonen?: Array<ContactPersonPut>;
    /**
     * Pairs of your own, such as the number that another system knows the object by. The service only stores them. Pairs
     * that you send replace all that are stored; PATCH changes single ones. Upper and lower case differ. Lists find
     * objects by `metadata[key]=value`. Without a credential nobody sees them.
     * 
     */
    metadata?: { [key: string]: string; };
    /**
     * Values of extra fields; each name may occur once. Write-only: no response contains them. A list that you send
     * replaces the stored list.
     * 
     */
    extra_fields?: Array<ExtraField>;
    /**
     * Whether `type` can still change: true while nothing refers to the contact.
     * @deprecated
     */
    readonly mag_type_wijzigen?: boolean;
    /**
     * 
     */
    readonly _links?: ContactLinks;
}



/**
 * The type of a contact: `klant` (customer), `leverancier` (supplier), `personeel` (staff) or `overig` (other).
 * 
 * @export
 */
export const ContactType = {
    klant: 'klant',
    leverancier: 'leverancier',
    personeel: 'personeel',
    overig: 'overig',
} as const;
export type ContactType = typeof ContactType[keyof typeof ContactType];

/**
 * A change of Contactformulier.
 * @export
 * @interface ContactformulierEvent
 */
export interface ContactformulierEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: ContactformulierEventMeta;
    /**
     * 
     */
    data: ContactformulierEventData;
}
/**
 * @type ContactformulierEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type ContactformulierEventData = ContactFormPayload | ThinPayload;
/**
 * Metadata of an event of Contactformulier.
 * @export
 * @interface ContactformulierEventMeta
 */
export interface ContactformulierEventMeta {
    /**
     * 
     */
    event: ContactformulierEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: ContactformulierEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const ContactformulierEventMetaEventEnum = {
    Contactformulier__postInsert: 'Contactformulier::postInsert',
    Contactformulier__postUpdate: 'Contactformulier::postUpdate',
    Contactformulier__postSave: 'Contactformulier::postSave',
    Contactformulier__postDelete: 'Contactformulier::postDelete',
} as const;
export type ContactformulierEventMetaEventEnum = typeof ContactformulierEventMetaEventEnum[keyof typeof ContactformulierEventMetaEventEnum];

/**
 * @export
 */
export const ContactformulierEventMetaObjectEnum = {
    Contactformulier: 'Contactformulier',
} as const;
export type ContactformulierEventMetaObjectEnum = typeof ContactformulierEventMetaObjectEnum[keyof typeof ContactformulierEventMetaObjectEnum];

/**
 * A change of Contactmoment.
 * @export
 * @interface ContactmomentEvent
 */
export interface ContactmomentEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: ContactmomentEventMeta;
    /**
     * 
     */
    data: ContactmomentEventData;
}
/**
 * @type ContactmomentEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type ContactmomentEventData = NotePayload | ThinPayload;
/**
 * Metadata of an event of Contactmoment.
 * @export
 * @interface ContactmomentEventMeta
 */
export interface ContactmomentEventMeta {
    /**
     * 
     */
    event: ContactmomentEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: ContactmomentEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const ContactmomentEventMetaEventEnum = {
    Contactmoment__postInsert: 'Contactmoment::postInsert',
    Contactmoment__postUpdate: 'Contactmoment::postUpdate',
    Contactmoment__postSave: 'Contactmoment::postSave',
    Contactmoment__postDelete: 'Contactmoment::postDelete',
} as const;
export type ContactmomentEventMetaEventEnum = typeof ContactmomentEventMetaEventEnum[keyof typeof ContactmomentEventMetaEventEnum];

/**
 * @export
 */
export const ContactmomentEventMetaObjectEnum = {
    Contactmoment: 'Contactmoment',
} as const;
export type ContactmomentEventMetaObjectEnum = typeof ContactmomentEventMetaObjectEnum[keyof typeof ContactmomentEventMetaObjectEnum];

/**
 * A change of Contactpersoon.
 * @export
 * @interface ContactpersoonEvent
 */
export interface ContactpersoonEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: ContactpersoonEventMeta;
    /**
     * 
     */
    data: ContactpersoonEventData;
}
/**
 * @type ContactpersoonEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type ContactpersoonEventData = ContactPersonPayload | ThinPayload;
/**
 * Metadata of an event of Contactpersoon.
 * @export
 * @interface ContactpersoonEventMeta
 */
export interface ContactpersoonEventMeta {
    /**
     * 
     */
    event: ContactpersoonEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: ContactpersoonEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const ContactpersoonEventMetaEventEnum = {
    Contactpersoon__postInsert: 'Contactpersoon::postInsert',
    Contactpersoon__postUpdate: 'Contactpersoon::postUpdate',
    Contactpersoon__postSave: 'Contactpersoon::postSave',
    Contactpersoon__postDelete: 'Contactpersoon::postDelete',
} as const;
export type ContactpersoonEventMetaEventEnum = typeof ContactpersoonEventMetaEventEnum[keyof typeof ContactpersoonEventMetaEventEnum];

/**
 * @export
 */
export const ContactpersoonEventMetaObjectEnum = {
    Contactpersoon: 'Contactpersoon',
} as const;
export type ContactpersoonEventMetaObjectEnum = typeof ContactpersoonEventMetaObjectEnum[keyof typeof ContactpersoonEventMetaObjectEnum];

/**
 * Cost lines under one name, with a discount on all of them. You can nest groups three levels deep. A new group
 * requires `naam`.
 * 
 * @export
 * @interface CostGroup
 */
export interface CostGroup {
    /**
     * Send the id of an existing group to change it; omit it to add a group.
     */
    id: number;
    /**
     * 
     */
    type: CostGroupTypeEnum;
    /**
     * Name on the invoice.
     */
    naam: string;
    /**
     * Discount in percent; 0 by default.
     */
    kortingspercentage: number;
    /**
     * Reason for the discount.
     */
    kortingomschrijving: string | null;
    /**
     * Whether the invoice shows the lines in the group; true by default.
     */
    children_visible: boolean;
    /**
     * Lines in the group, in display order.
     */
    regels: Array<CostLine>;
}


/**
 * @export
 */
export const CostGroupTypeEnum = {
    groep: 'groep',
} as const;
export type CostGroupTypeEnum = typeof CostGroupTypeEnum[keyof typeof CostGroupTypeEnum];

/**
 * Cost lines under one name, with a discount on all of them. You can nest groups three levels deep. A new group
 * requires `naam`.
 *  The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface CostGroupPut
 */
export interface CostGroupPut {
    /**
     * Send the id of an existing group to change it; omit it to add a group.
     */
    id?: number;
    /**
     * 
     */
    type: CostGroupPutTypeEnum;
    /**
     * Name on the invoice.
     */
    naam?: string;
    /**
     * Discount in percent; 0 by default.
     */
    kortingspercentage?: number;
    /**
     * Reason for the discount.
     */
    kortingomschrijving?: string | null;
    /**
     * Whether the invoice shows the lines in the group; true by default.
     */
    children_visible?: boolean;
    /**
     * Lines in the group, in display order.
     */
    regels?: Array<CostLinePut>;
}


/**
 * @export
 */
export const CostGroupPutTypeEnum = {
    groep: 'groep',
} as const;
export type CostGroupPutTypeEnum = typeof CostGroupPutTypeEnum[keyof typeof CostGroupPutTypeEnum];

/**
 * A quantity at a price. An item linked to a booking line takes over each change of the line's `aantal` as long as
 * both quantities are equal. It is removed with the line. A new item requires `naam`, `aantal`, `bedrag` and
 * `btw_percentage`.
 * 
 * @export
 * @interface CostItem
 */
export interface CostItem {
    /**
     * Send the id of an existing item to change it; omit it to add an item.
     */
    id: number;
    /**
     * 
     */
    type: CostItemTypeEnum;
    /**
     * Name on the invoice.
     */
    naam: string;
    /**
     * Discount in percent; 0 by default.
     */
    kortingspercentage: number;
    /**
     * Reason for the discount.
     */
    kortingomschrijving: string | null;
    /**
     * Quantity.
     */
    aantal: number;
    /**
     * Unit price including VAT.
     */
    bedrag: number;
    /**
     * VAT rate of this item. It stays the same when the configured rates change.
     */
    btw_percentage: number;
    /**
     * Product that is sold.
     */
    product_id: number | null;
    /**
     * Booking line that this item charges for.
     */
    boekingsregel_id: number | null;
    /**
     * Voucher that this item takes off; missing on every other item.
     */
    readonly voucher_id?: number;
    /**
     * Whether this was paid when the voucher was sold; missing on items without a voucher.
     */
    readonly vooruitbetaald?: boolean;
}


/**
 * @export
 */
export const CostItemTypeEnum = {
    item: 'item',
} as const;
export type CostItemTypeEnum = typeof CostItemTypeEnum[keyof typeof CostItemTypeEnum];

/**
 * A quantity at a price. An item linked to a booking line takes over each change of the line's `aantal` as long as
 * both quantities are equal. It is removed with the line. A new item requires `naam`, `aantal`, `bedrag` and
 * `btw_percentage`.
 *  The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface CostItemPut
 */
export interface CostItemPut {
    /**
     * Send the id of an existing item to change it; omit it to add an item.
     */
    id?: number;
    /**
     * 
     */
    type: CostItemPutTypeEnum;
    /**
     * Name on the invoice.
     */
    naam?: string;
    /**
     * Discount in percent; 0 by default.
     */
    kortingspercentage?: number;
    /**
     * Reason for the discount.
     */
    kortingomschrijving?: string | null;
    /**
     * Quantity.
     */
    aantal?: number;
    /**
     * Unit price including VAT.
     */
    bedrag?: number;
    /**
     * VAT rate of this item. It stays the same when the configured rates change.
     */
    btw_percentage?: number;
    /**
     * Product that is sold.
     */
    product_id?: number | null;
    /**
     * Booking line that this item charges for.
     */
    boekingsregel_id?: number | null;
    /**
     * Voucher that this item takes off; missing on every other item.
     */
    readonly voucher_id?: number;
    /**
     * Whether this was paid when the voucher was sold; missing on items without a voucher.
     */
    readonly vooruitbetaald?: boolean;
}


/**
 * @export
 */
export const CostItemPutTypeEnum = {
    item: 'item',
} as const;
export type CostItemPutTypeEnum = typeof CostItemPutTypeEnum[keyof typeof CostItemPutTypeEnum];

/**
 * @type CostLine
 * A group (`groep`) of cost lines, or a single item (`item`).
 * @export
 */
export type CostLine = CostGroup | CostItem;
/**
 * @type CostLinePut
 * A group (`groep`) of cost lines, or a single item (`item`). The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 */
export type CostLinePut = CostGroupPut | CostItemPut;
/**
 * The charges for a booking, with the customer who pays and the company that sells. All amounts include VAT.
 * 
 * @export
 * @interface Costs
 */
export interface Costs {
    /**
     * 
     */
    readonly boeking_id: number;
    /**
     * Customer who pays. By default the booking's customer, also after that one changes, until you send a different
     * customer.
     * 
     */
    klant_id: number;
    /**
     * Company that sells and invoices.
     */
    bedrijf_id: number;
    /**
     * Note to print on the invoice.
     */
    opmerking: string | null;
    /**
     * Payment term in days; initially the company's `factuur_betaaltermijn`.
     */
    betaaltermijn: number;
    /**
     * Customer's own reference.
     */
    referentie_klant: string | null;
    /**
     * Total including VAT.
     */
    readonly calculated_totaalbedrag_inclusief_btw: number;
    /**
     * Cost lines, in display order.
     */
    regels: Array<CostLine>;
}
/**
 * The charges for a booking, with the customer who pays and the company that sells. All amounts include VAT.
 *  A merge patch (RFC 7396). Members that you omit keep their value; null clears a member.
 * @export
 * @interface CostsPatch
 */
export interface CostsPatch {
    /**
     * 
     */
    readonly boeking_id?: number;
    /**
     * Customer who pays. By default the booking's customer, also after that one changes, until you send a different
     * customer.
     * 
     */
    klant_id?: number;
    /**
     * Company that sells and invoices.
     */
    bedrijf_id?: number;
    /**
     * Note to print on the invoice.
     */
    opmerking?: string | null;
    /**
     * Payment term in days; initially the company's `factuur_betaaltermijn`.
     */
    betaaltermijn?: number;
    /**
     * Customer's own reference.
     */
    referentie_klant?: string | null;
    /**
     * Total including VAT.
     */
    readonly calculated_totaalbedrag_inclusief_btw?: number;
    /**
     * Cost lines, in display order.
     */
    regels?: Array<CostLinePut>;
}
/**
 * The charges for a booking, with the customer who pays and the company that sells. All amounts include VAT.
 *  The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface CostsPut
 */
export interface CostsPut {
    /**
     * 
     */
    readonly boeking_id?: number;
    /**
     * Customer who pays. By default the booking's customer, also after that one changes, until you send a different
     * customer.
     * 
     */
    klant_id?: number;
    /**
     * Company that sells and invoices.
     */
    bedrijf_id?: number;
    /**
     * Note to print on the invoice.
     */
    opmerking?: string | null;
    /**
     * Payment term in days; initially the company's `factuur_betaaltermijn`.
     */
    betaaltermijn?: number;
    /**
     * Customer's own reference.
     */
    referentie_klant?: string | null;
    /**
     * Total including VAT.
     */
    readonly calculated_totaalbedrag_inclusief_btw?: number;
    /**
     * Cost lines, in display order.
     */
    regels?: Array<CostLinePut>;
}
/**
 * The money of one payment method, as it was counted.
 * @export
 * @interface CountedAmount
 */
export interface CountedAmount {
    /**
     * Payment method; null for payments without one.
     */
    betaalmethode_id: number | null;
    /**
     * The amount that was counted.
     */
    geteld: number;
}
/**
 * Units of a line that a voucher covers.
 * @export
 * @interface CoveredLine
 */
export interface CoveredLine {
    /**
     * The line of the package.
     */
    regel_id: number;
    /**
     * The product.
     */
    product_id: number;
    /**
     * The worth of the voucher for each unit.
     */
    prijs_per_stuk: number;
    /**
     * Number of units.
     */
    aantal: number;
}
/**
 * The member of staff who created the object.
 * @export
 * @interface Creator
 */
export interface Creator {
    /**
     * 
     */
    id: number;
    /**
     * Name to display.
     */
    naam: string;
}
/**
 * The invoice that a credit invoice credits.
 * @export
 * @interface CreditedInvoice
 */
export interface CreditedInvoice {
    /**
     * Number of the credited invoice.
     */
    factuur_nummer: string;
    /**
     * Date of the credited invoice.
     */
    datum: string;
    /**
     * Part of the open amount that was settled with the credit invoice, with the sign of the credited invoice; zero if
     * nothing was settled.
     * 
     */
    verrekend: number;
}
/**
 * A line of type `item` to credit. Without `aantal` and `bedrag`, everything that is left of the line is credited.
 * `aantal` and `bedrag` exclude each other.
 * 
 * `aantal` credits that share of what the line charged, whatever was credited by `bedrag` before: a credit by `bedrag`
 * leaves the quantity as it is. If the share exceeds the amount that is left: ERR_CREDIT_EXCEEDS_INVOICE. The whole
 * quantity that is left always credits exactly the amount that is left.
 * 
 * @export
 * @interface CreditedLine
 */
export interface CreditedLine {
    /**
     * Line of the invoice.
     */
    id: number;
    /**
     * Quantity to credit.
     */
    aantal?: number | null;
    /**
     * Amount to credit, positive and including VAT.
     */
    bedrag?: number | null;
}
/**
 * The session of the request, and who is logged in.
 * @export
 * @interface CurrentSession
 */
export interface CurrentSession {
    /**
     * 
     */
    id: number;
    /**
     * The user account that is logged in.
     */
    user_id: number;
    /**
     * The name with which the user logs in; unique. It contains no colon, no invisible characters, and only single
     * spaces between other characters. Upper and lower case are equal.
     * 
     */
    gebruikersnaam: string;
    /**
     * The rights that the user has now, by the account and by its roles.
     */
    permissies: Array<Permission>;
    /**
     * Language of the user, such as `nl` or `nl_NL`.
     */
    locale: string | null;
    /**
     * Whether the user must have a second factor and has none. The session can then set it up and log out, and
     * nothing else (ERR_SECOND_FACTOR_REQUIRED).
     * 
     */
    must_set_up_second_factor: boolean;
    /**
     * Send it as `X-CSRF-Token` with each request of the session. A write without it is refused (ERR_CROSS_SITE).
     * 
     */
    csrf_token: string;
    /**
     * When the user logged in.
     */
    created_at: string;
    /**
     * When the session ends at the latest. It ends earlier if it is not used for two hours; the operator can set both
     * times.
     * 
     */
    expires_at: string;
}
/**
 * A contact of type `klant`: a person or organisation that books.
 * @export
 * @interface Customer
 */
export interface Customer {
    /**
     * 
     */
    readonly id: number;
    /**
     * Always `klant` (customer).
     */
    type: CustomerTypeEnum;
    /**
     * Name to display: `naam` or, if that is empty, the name of the main contact person.
     */
    readonly displaynaam: string;
    /**
     * Name of the organisation; null or empty for a private person.
     */
    naam: string | null;
    /**
     * Street and house number.
     */
    adres: string | null;
    /**
     * Postal code.
     */
    postcode: string | null;
    /**
     * Town.
     */
    plaats: string | null;
    /**
     * Country, as a two-letter ISO 3166-1 code. Another code is ERR_FORMAT, unless it is stored already.
     * 
     */
    landcode: string | null;
    /**
     * Province, as an ISO 3166-2 code.
     */
    provinciecode: string | null;
    /**
     * URL of the website.
     */
    website: string | null;
    /**
     * VAT number. One that begins with a country of the European Union, with GB, XI, CHE or NO has the form of that country.
     * Another form is ERR_FORMAT, unless it is stored already. Blanks, dots and hyphens do not count, and check digits may be wrong.
     * 
     */
    btw_nummer: string | null;
    /**
     * The company (one of your own) that the customer belongs to. If you omit it on create, the default company
     * applies.
     * 
     */
    bedrijf_id: number | null;
    /**
     * Customer type: one of `soort_klanten` of the company.
     */
    soort_klant: string | null;
    /**
     * Department.
     */
    afdeling: string | null;
    /**
     * Addressee on invoices, if it differs from the customer.
     */
    factuur_adressering: string | null;
    /**
     * Address on the Peppol network, as `scheme:identifier`. It wins over the address that the VAT number says. That is
     * 0208 and the enterprise number of a Belgian party, and the scheme of the country for others. Use it for a Dutch customer, under 0106
     * (trade register) or 0190 (authorities). A wrong form or check digit is refused (ERR_PEPPOL_ID).
     * 
     */
    peppol_id: string | null;
    /**
     * The contact persons of the customer. The main contact person comes first.
     */
    contactpersonen: Array<ContactPerson>;
    /**
     * The main contact person. Present only when embedded.
     */
    readonly Hoofdcontact?: ContactPerson;
    /**
     * Pairs of your own, such as the number that another system knows the object by. The service only stores them. Pairs
     * that you send replace all that are stored; PATCH changes single ones. Upper and lower case differ. Lists find
     * objects by `metadata[key]=value`. Without a credential nobody sees them.
     * 
     */
    metadata: { [key: string]: string; };
    /**
     * Whether `type` can still change: true while nothing refers to the customer. Events leave it out, because it changes with what refers to it.
     * @deprecated
     */
    readonly mag_type_wijzigen: boolean;
    /**
     * 
     */
    readonly _links: ContactLinks;
}


/**
 * @export
 */
export const CustomerTypeEnum = {
    klant: 'klant',
} as const;
export type CustomerTypeEnum = typeof CustomerTypeEnum[keyof typeof CustomerTypeEnum];

/**
 * The customer that remains, and what became of everything that named the other one.
 * @export
 * @interface CustomerMerge
 */
export interface CustomerMerge {
    /**
     * The customer that remains. Left out unless you have `viewContact` or `editContact`.
     */
    klant?: Customer;
    /**
     * 
     */
    moved: CustomerMergeMoved;
    /**
     * 
     */
    kept: CustomerMergeKept;
}
/**
 * How many objects keep the `klant_id` of the other customer.
 * @export
 * @interface CustomerMergeKept
 */
export interface CustomerMergeKept {
    /**
     * Bookings with a finalised invoice.
     */
    bookings: number;
    /**
     * Finalised invoices, and drafts of the bookings that stay.
     */
    invoices: number;
}
/**
 * How many objects name the remaining customer now.
 * @export
 * @interface CustomerMergeMoved
 */
export interface CustomerMergeMoved {
    /**
     * Bookings.
     */
    bookings: number;
    /**
     * Drafts of invoices.
     */
    invoices: number;
    /**
     * Notes.
     */
    notes: number;
    /**
     * Vouchers.
     */
    vouchers: number;
    /**
     * Sales of vouchers.
     */
    voucher_sales: number;
    /**
     * Contact persons that the customer did not have.
     */
    contact_persons: number;
}
/**
 * The customer that goes.
 * @export
 * @interface CustomerMergeRequest
 */
export interface CustomerMergeRequest {
    /**
     * The customer that goes.
     */
    klant_id: number;
}
/**
 * Customer as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface CustomerPayload
 */
export interface CustomerPayload {
    /**
     * 
     */
    readonly id: number;
    /**
     * Always `klant` (customer).
     */
    type: CustomerPayloadTypeEnum;
    /**
     * Name to display: `naam` or, if that is empty, the name of the main contact person.
     */
    readonly displaynaam: string;
    /**
     * Name of the organisation; null or empty for a private person.
     */
    naam: string | null;
    /**
     * Street and house number.
     */
    adres: string | null;
    /**
     * Postal code.
     */
    postcode: string | null;
    /**
     * Town.
     */
    plaats: string | null;
    /**
     * Country, as a two-letter ISO 3166-1 code. Another code is ERR_FORMAT, unless it is stored already.
     * 
     */
    landcode: string | null;
    /**
     * Province, as an ISO 3166-2 code.
     */
    provinciecode: string | null;
    /**
     * URL of the website.
     */
    website: string | null;
    /**
     * VAT number. One that begins with a country of the European Union, with GB, XI, CHE or NO has the form of that country.
     * Another form is ERR_FORMAT, unless it is stored already. Blanks, dots and hyphens do not count, and check digits may be wrong.
     * 
     */
    btw_nummer: string | null;
    /**
     * The company (one of your own) that the customer belongs to. If you omit it on create, the default company
     * applies.
     * 
     */
    bedrijf_id: number | null;
    /**
     * Customer type: one of `soort_klanten` of the company.
     */
    soort_klant: string | null;
    /**
     * Department.
     */
    afdeling: string | null;
    /**
     * Addressee on invoices, if it differs from the customer.
     */
    factuur_adressering: string | null;
    /**
     * Address on the Peppol network, as `scheme:identifier`. It wins over the address that the VAT number says. That is
     * 0208 and the enterprise number of a Belgian party, and the scheme of the country for others. Use it for a Dutch customer, under 0106
     * (trade register) or 0190 (authorities). A wrong form or check digit is refused (ERR_PEPPOL_ID).
     * 
     */
    peppol_id: string | null;
    /**
     * The contact persons of the customer. The main contact person comes first.
     */
    contactpersonen: Array<ContactPerson>;
    /**
     * Pairs of your own, such as the number that another system knows the object by. The service only stores them. Pairs
     * that you send replace all that are stored; PATCH changes single ones. Upper and lower case differ. Lists find
     * objects by `metadata[key]=value`. Without a credential nobody sees them.
     * 
     */
    metadata: { [key: string]: string; };
    /**
     * 
     */
    readonly _links: ContactLinks;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}


/**
 * @export
 */
export const CustomerPayloadTypeEnum = {
    klant: 'klant',
} as const;
export type CustomerPayloadTypeEnum = typeof CustomerPayloadTypeEnum[keyof typeof CustomerPayloadTypeEnum];

/**
 * Whether a customer can receive invoices over Peppol.
 * @export
 * @interface CustomerPeppol
 */
export interface CustomerPeppol {
    /**
     * The customer.
     */
    klant_id: number;
    /**
     * Whether the network knows an address of the customer.
     */
    can_receive: boolean;
    /**
     * The address under which the network knows the customer; null if it knows none.
     */
    peppol_id: string | null;
    /**
     * When the provider was asked.
     */
    checked_at: string;
}
/**
 * A contact of type `klant`: a person or organisation that books. The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface CustomerPut
 */
export interface CustomerPut {
    /**
     * 
     */
    readonly id?: number;
    /**
     * Always `klant` (customer).
     */
    type?: CustomerPutTypeEnum;
    /**
     * Name to display: `naam` or, if that is empty, the name of the main contact person.
     */
    readonly displaynaam?: string;
    /**
     * Name of the organisation; null or empty for a private person.
     */
    naam?: string | null;
    /**
     * Street and house number.
     */
    adres?: string | null;
    /**
     * Postal code.
     */
    postcode?: string | null;
    /**
     * Town.
     */
    plaats?: string | null;
    /**
     * Country, as a two-letter ISO 3166-1 code. Another code is ERR_FORMAT, unless it is stored already.
     * 
     */
    landcode?: string | null;
    /**
     * Province, as an ISO 3166-2 code.
     */
    provinciecode?: string | null;
    /**
     * URL of the website.
     */
    website?: string | null;
    /**
     * VAT number. One that begins with a country of the European Union, with GB, XI, CHE or NO has the form of that country.
     * Another form is ERR_FORMAT, unless it is stored already. Blanks, dots and hyphens do not count, and check digits may be wrong.
     * 
     */
    btw_nummer?: string | null;
    /**
     * The company (one of your own) that the customer belongs to. If you omit it on create, the default company
     * applies.
     * 
     */
    bedrijf_id?: number | null;
    /**
     * Customer type: one of `soort_klanten` of the company.
     */
    soort_klant?: string | null;
    /**
     * Department.
     */
    afdeling?: string | null;
    /**
     * Addressee on invoices, if it differs from the customer.
     */
    factuur_adressering?: string | null;
    /**
     * Address on the Peppol network, as `scheme:identifier`. It wins over the address that the VAT number says. That is
     * 0208 and the enterprise number of a Belgian party, and the scheme of the country for others. Use it for a Dutch customer, under 0106
     * (trade register) or 0190 (authorities). A wrong form or check digit is refused (ERR_PEPPOL_ID).
     * 
     */
    peppol_id?: string | null;
    /**
     * The contact persons of the customer. The main contact person comes first.
     */
    contactpersonen?: Array<ContactPersonPut>;
    /**
     * The main contact person. Present only when embedded.
     */
    readonly Hoofdcontact?: ContactPerson;
    /**
     * Pairs of your own, such as the number that another system knows the object by. The service only stores them. Pairs
     * that you send replace all that are stored; PATCH changes single ones. Upper and lower case differ. Lists find
     * objects by `metadata[key]=value`. Without a credential nobody sees them.
     * 
     */
    metadata?: { [key: string]: string; };
    /**
     * Values of extra fields; each name may occur once. Write-only: no response contains them. A list that you send
     * replaces the stored list.
     * 
     */
    extra_fields?: Array<ExtraField>;
    /**
     * Whether `type` can still change: true while nothing refers to the customer.
     * @deprecated
     */
    readonly mag_type_wijzigen?: boolean;
    /**
     * 
     */
    readonly _links?: ContactLinks;
}


/**
 * @export
 */
export const CustomerPutTypeEnum = {
    klant: 'klant',
} as const;
export type CustomerPutTypeEnum = typeof CustomerPutTypeEnum[keyof typeof CustomerPutTypeEnum];

/**
 * A change of Dienst.
 * @export
 * @interface DienstEvent
 */
export interface DienstEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: DienstEventMeta;
    /**
     * 
     */
    data: DienstEventData;
}
/**
 * @type DienstEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type DienstEventData = ShiftPayload | ThinPayload;
/**
 * Metadata of an event of Dienst.
 * @export
 * @interface DienstEventMeta
 */
export interface DienstEventMeta {
    /**
     * 
     */
    event: DienstEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: DienstEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const DienstEventMetaEventEnum = {
    Dienst__postInsert: 'Dienst::postInsert',
    Dienst__postUpdate: 'Dienst::postUpdate',
    Dienst__postSave: 'Dienst::postSave',
    Dienst__postDelete: 'Dienst::postDelete',
} as const;
export type DienstEventMetaEventEnum = typeof DienstEventMetaEventEnum[keyof typeof DienstEventMetaEventEnum];

/**
 * @export
 */
export const DienstEventMetaObjectEnum = {
    Dienst: 'Dienst',
} as const;
export type DienstEventMetaObjectEnum = typeof DienstEventMetaObjectEnum[keyof typeof DienstEventMetaObjectEnum];

/**
 * A code with which a customer gets a discount on a booking. It applies if the date of the activity is within the
 * period (first and last day included) and its weekday is not disabled in `valid_days`. An empty list of packages,
 * book processes or products sets no restriction. If several lists are not empty, all of them must match.
 * 
 * @export
 * @interface DiscountCode
 */
export interface DiscountCode {
    /**
     * 
     */
    readonly id: number;
    /**
     * Name of the discount.
     */
    naam: string;
    /**
     * The code that customers enter. Upper and lower case are equal. Unique among discount codes and vouchers.
     * 
     */
    code: string;
    /**
     * First day on which the code is valid.
     */
    datum_begin: string;
    /**
     * Last day on which the code is valid; on or after `datum_begin`.
     */
    datum_eind: string;
    /**
     * Discount in percent.
     */
    kortingspercentage: number;
    /**
     * Stored as sent, without effect. Use `Arrangementen` and `Products` to restrict the code.
     * @deprecated
     */
    toepasbaar_zonder_arrangement: boolean;
    /**
     * Weekdays on which the code is valid: keys `1` (Monday) to `7` (Sunday). An omitted day is true. Responses contain
     * all seven.
     * 
     */
    valid_days: { [key: string]: boolean; };
    /**
     * Ids of the packages that the code is valid for, ascending. Empty = all packages.
     */
    Arrangementen: Array<number>;
    /**
     * Ids of the book processes that the code is valid in, ascending. Empty = everywhere.
     */
    BookProcesses: Array<number>;
    /**
     * Ids of the products that the code is valid for, ascending. Empty = all products.
     */
    Products: Array<number>;
    /**
     * When the discount code was created, in local time without offset.
     */
    readonly created_at: string;
    /**
     * When the discount code was last changed, in local time without offset.
     */
    readonly updated_at: string;
}
/**
 * DiscountCode as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface DiscountCodePayload
 */
export interface DiscountCodePayload {
    /**
     * 
     */
    readonly id: number;
    /**
     * Name of the discount.
     */
    naam: string;
    /**
     * The code that customers enter. Upper and lower case are equal. Unique among discount codes and vouchers.
     * 
     */
    code: string;
    /**
     * First day on which the code is valid.
     */
    datum_begin: string;
    /**
     * Last day on which the code is valid; on or after `datum_begin`.
     */
    datum_eind: string;
    /**
     * Discount in percent.
     */
    kortingspercentage: number;
    /**
     * Stored as sent, without effect. Use `Arrangementen` and `Products` to restrict the code.
     * @deprecated
     */
    toepasbaar_zonder_arrangement: boolean;
    /**
     * Weekdays on which the code is valid: keys `1` (Monday) to `7` (Sunday). An omitted day is true. Responses contain
     * all seven.
     * 
     */
    valid_days: { [key: string]: boolean; };
    /**
     * Ids of the packages that the code is valid for, ascending. Empty = all packages.
     */
    Arrangementen: Array<number>;
    /**
     * Ids of the book processes that the code is valid in, ascending. Empty = everywhere.
     */
    BookProcesses: Array<number>;
    /**
     * Ids of the products that the code is valid for, ascending. Empty = all products.
     */
    Products: Array<number>;
    /**
     * When the discount code was created, in local time without offset.
     */
    readonly created_at: string;
    /**
     * When the discount code was last changed, in local time without offset.
     */
    readonly updated_at: string;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}
/**
 * A code with which a customer gets a discount on a booking. It applies if the date of the activity is within the
 * period (first and last day included) and its weekday is not disabled in `valid_days`. An empty list of packages,
 * book processes or products sets no restriction. If several lists are not empty, all of them must match.
 *  The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface DiscountCodePut
 */
export interface DiscountCodePut {
    /**
     * 
     */
    readonly id?: number;
    /**
     * Name of the discount.
     */
    naam: string;
    /**
     * The code that customers enter. Upper and lower case are equal. Unique among discount codes and vouchers.
     * 
     */
    code: string;
    /**
     * First day on which the code is valid.
     */
    datum_begin: string;
    /**
     * Last day on which the code is valid; on or after `datum_begin`.
     */
    datum_eind: string;
    /**
     * Discount in percent.
     */
    kortingspercentage: number;
    /**
     * Stored as sent, without effect. Use `Arrangementen` and `Products` to restrict the code.
     * @deprecated
     */
    toepasbaar_zonder_arrangement?: boolean;
    /**
     * Weekdays on which the code is valid: keys `1` (Monday) to `7` (Sunday). An omitted day is true. Responses contain
     * all seven.
     * 
     */
    valid_days?: { [key: string]: boolean; };
    /**
     * Ids of the packages that the code is valid for, ascending. Empty = all packages.
     */
    Arrangementen?: Array<number>;
    /**
     * Ids of the book processes that the code is valid in, ascending. Empty = everywhere.
     */
    BookProcesses?: Array<number>;
    /**
     * Ids of the products that the code is valid for, ascending. Empty = all products.
     */
    Products?: Array<number>;
    /**
     * When the discount code was created, in local time without offset.
     */
    readonly created_at?: string;
    /**
     * When the discount code was last changed, in local time without offset.
     */
    readonly updated_at?: string;
}
/**
 * The discount that a code gives.
 * @export
 * @interface DiscountGiven
 */
export interface DiscountGiven {
    /**
     * Name of the discount.
     */
    naam: string;
    /**
     * Discount in percent.
     */
    percentage: number;
}

/**
 * The reason for the refusal, for programs. A code never changes its meaning.
 * 
 * - `ERR_EXTRA_FIELD` (406): The operation has no such query parameter or member; `params.nearest` is the most similar known name.
 * - `ERR_REQUIRED` (406): A required parameter or member is missing.
 * - `ERR_TYPE` (406): The value has the wrong type, or is null where null is not allowed.
 * - `ERR_FORMAT` (406): The value does not have the required format.
 * - `ERR_RANGE` (406): The number is out of range.
 * - `ERR_LENGTH` (406): The text or list is too short or too long.
 * - `ERR_NOT_ALLOWED` (406): The value is not allowed here.
 * - `ERR_DUPLICATE` (406): The list contains the same item twice.
 * - `ERR_MALFORMED` (406): Invalid JSON, an invalid percent-escape in the URL, a missing body, or JSON nested deeper than 32 levels.
 * 
 * - `ERR_MORE_PROBLEMS` (406): The last of 100 problems: there are more, which are not listed.
 * - `ERR_CURSOR` (406): The cursor is invalid, belongs to another list or other filters, or is combined with `page`.
 * - `ERR_ID_MISMATCH` (406): An id in the body differs from the one in the path.
 * - `ERR_TIME_NONEXISTENT` (406): The local time does not exist: the switch to summer time skips it.
 * - `ERR_LOGIN_REQUIRED` (401): The request has no credential.
 * - `ERR_CREDENTIAL_INVALID` (401): The API key is malformed, unknown or revoked, or the user name or password is wrong. Or the Authorization header has
 * a scheme other than Bearer and Basic.
 * 
 * - `ERR_KEY_EXPIRED` (401): The API key has expired, or was rotated and its overlap is over.
 * - `ERR_BASIC_REQUIRED` (401): This operation accepts a user name and password only, no API key.
 * - `ERR_BASIC_REFUSED` (401): The user name and password are right, and this account cannot use them with each request (Basic). It has a second
 * factor, must have one, or a role of it has `basic_toegestaan` false.
 * 
 * - `ERR_CODE_REQUIRED` (401): The user name and password are right, and the account has a second factor.
 * - `ERR_CODE_INVALID` (401): The user name and password are right. The code is wrong, too old, or was used before.
 * - `ERR_PERMISSION` (403): You lack the permissions in `params.permission`. It is empty where any permission would do, and the account has none.
 * - `ERR_SECOND_FACTOR_REQUIRED` (403): You must have a second factor. Until you have one, your session can only set it up; once you have one, you can
 * replace it and not remove it.
 * 
 * - `ERR_CROSS_SITE` (403): A page of another site sent this write with a user name and password, which a browser adds automatically. Or the write
 * came with the cookie of a session, and without its `X-CSRF-Token`, or without both `Origin` and `Sec-Fetch-Site`.
 * 
 * - `ERR_PUBLIC_KEY` (403): The API key has the scope `public`: it may do what visitors of a website may do, and nothing else.
 * - `ERR_NOT_FOUND` (404): The path or resource does not exist.
 * - `ERR_METHOD_NOT_ALLOWED` (405): The path does not support this method. The `Allow` header lists the methods that it supports.
 * - `ERR_POSITION_GONE` (410): Events after this position are no longer kept, so you would miss them. `params.oldest` is the position after which
 * all events are there.
 * 
 * - `ERR_PRECONDITION_FAILED` (412): `If-Match` does not contain the current version: read the resource again.
 * - `ERR_BODY_TOO_LARGE` (413): The body is larger than 1 MB, or the file larger than its operation takes.
 * - `ERR_NOT_ACCEPTABLE` (406): The operation returns none of the media types in the `Accept` header.
 * - `ERR_MEDIA_TYPE` (415): The operation does not accept the media type of the body.
 * - `ERR_IDEMPOTENCY_KEY_REUSED` (422): You used this Idempotency-Key for another request before.
 * - `ERR_IDEMPOTENCY_IN_PROGRESS` (409): A request with this Idempotency-Key is still in progress: retry after `Retry-After` seconds.
 * - `ERR_RATE_LIMITED` (429): Too many requests: retry after `Retry-After` seconds.
 * - `ERR_HEADERS_TOO_LARGE` (431): The URL and the headers together exceed 16 kB, or the URL exceeds what a list can be read in pages with.
 * - `ERR_INTERNAL` (500): An error in the service. The `request_id` identifies the request in the server's log.
 * - `ERR_UNAVAILABLE` (503): The service or its database is busy or shutting down, its disk is full, or a statistic takes too long. Retry later,
 * or choose a shorter period.
 * 
 * - `ERR_BUSY` (503): You or others ask too much of this at once: retry after `Retry-After` seconds.
 * - `ERR_TAKEN` (406): The value must be unique and is already in use.
 * - `ERR_UNKNOWN_REFERENCE` (406): The value refers to an object that does not exist or was deleted.
 * - `ERR_IN_USE` (403): You cannot delete the object while the kinds of objects in `params.references` refer to it.
 * - `ERR_PERIOD_TOO_LONG` (406): The period is longer than the operation allows.
 * - `ERR_PERIOD_ORDER` (406): The end is before the start.
 * - `ERR_AMOUNT_TOO_LARGE` (406): The calculated amount exceeds 1,000,000,000.
 * - `ERR_CANNOT_COMBINE` (406): You sent members that exclude each other.
 * - `ERR_RIGHTS_EXCEEDED` (403): The change would give rights that you do not have yourself, now or by the issuer of logins: `params.permission` lists
 * them.
 * 
 * - `ERR_SECOND_FACTOR_CODE` (406): The code of the second factor is missing or wrong, too old, or was used before.
 * - `ERR_PASSWORD_GUESSABLE` (406): The password is easy to guess: it is made of common words and passwords, repetitions, rows of letters or keys, dates,
 * or the user name.
 * 
 * - `ERR_OWN_PASSWORD` (406): Your own password is missing or wrong.
 * - `ERR_LOOKS_TAKEN` (406): Another account has a user name that looks like this one, because letters of other alphabets look alike.
 * - `ERR_OWN_SECOND_FACTOR` (403): An administrator removes the second factor of others. To remove your own you need a code of it.
 * - `ERR_EXPIRY_IN_PAST` (406): The expiry time is in the past.
 * - `ERR_WEBHOOK_ADDRESS` (406): The service does not deliver to this URL. The message says why and what to send instead.
 * - `ERR_SERVER_ADDRESS` (406): The service does not connect to this host. The message says why and what to do.
 * - `ERR_SECRETS_KEY` (406): The installation has no key to encrypt secrets with.
 * - `ERR_TOO_MANY` (406): There may be no more of these: `params.limit` says how many.
 * - `ERR_SECRET_AGAIN` (406): A stored secret is not used for another server.
 * - `ERR_WEBHOOK_INACTIVE` (406): The subscription is inactive, so nothing is delivered to it.
 * - `ERR_COMPANY_NOT_DELETABLE` (500): The company still has what `params.delete_reasons` lists.
 * - `ERR_COMPANY_REQUIRED` (406): There is no company for this object: create one first.
 * - `ERR_TEMPLATE_CONTEXT` (406): The PDF template has another context than this use requires.
 * - `ERR_IMAGE` (406): The file is not an image that the service can read and use here.
 * - `ERR_FILE_TYPE` (406): The service does not accept this kind of file here, whatever its name says.
 * - `ERR_CONTACT_IN_USE` (403): You cannot delete the contact while the kinds of objects in `params.references` refer to it.
 * - `ERR_MAIN_CONTACT` (406): More than one contact person is marked as the main one.
 * - `ERR_CUSTOMER_TYPE_UNKNOWN` (406): The company does not have this customer type.
 * - `ERR_CYCLE` (406): The object would contain or require itself, directly or through others.
 * - `ERR_DUPLICATE_VAT_RATE` (406): The list contains two prices for one VAT rate and `vanaf`; a product has one price per rate and date.
 * - `ERR_PACKAGE_LINE_ORDER` (406): A package line ends before it begins, has an end without a begin, or has a `max` below its `min`.
 * - `ERR_SETTING_VALUE` (406): The setting does not accept this value. The message says what it accepts.
 * - `ERR_VAT_RATE_UNKNOWN` (406): The setting `btw_percentages` does not contain this VAT rate. `params.toegestaan` lists the allowed rates.
 * 
 * - `ERR_CODE_TAKEN` (409): Another discount code or voucher already has this code.
 * - `ERR_VOUCHER_INVALID` (406): No voucher has this code.
 * - `ERR_VOUCHER_USED` (406): A booking has this voucher already.
 * - `ERR_VOUCHER_EXPIRED` (406): The voucher is not valid any more, or not on the date of the booking.
 * - `ERR_VOUCHER_INVALID_PRODUCTS` (406): The voucher is not for this package, or covers nothing that the booking charges.
 * - `ERR_CLOSED` (406): A setting closes this to visitors. Those who have a credential may do it.
 * - `ERR_PAYMENT_PROVIDER` (406): No payment provider is connected, so visitors cannot pay online.
 * - `ERR_REDIRECT_HOST` (406): Customers may not be sent to this address.
 * - `ERR_BOOKING_STATUS_TRANSITION` (406): The status cannot change from `params.van` to `params.naar`. `params.toegestaan` lists the allowed statuses.
 * 
 * - `ERR_SHIFT_STATUS_TRANSITION` (406): The status cannot change from `params.van` to `params.naar`. `params.toegestaan` lists the allowed statuses.
 * 
 * - `ERR_WITHDRAWAL_STATUS_TRANSITION` (406): The status cannot change from `params.van` to `params.naar`. `params.toegestaan` lists the allowed statuses.
 * 
 * - `ERR_SHIFT_STAFF_MISMATCH` (406): The shift belongs to another member of staff.
 * - `ERR_SHIFT_OFF` (406): The shift was cancelled or refused, as `params.status` says.
 * - `ERR_HOURS_AHEAD` (406): Own hours are recorded when they are over, unless one may plan (`editPersoneelsplanning`).
 * - `ERR_BREAK_TOO_LONG` (406): The break is as long as the time worked, or longer.
 * - `ERR_AVAILABILITY_CONTRADICTS` (406): Another entry of the member of staff, `params.id`, says the opposite of a part of the period.
 * - `ERR_BOOKING_NOT_DELETABLE` (403): The booking has finalised invoices, payments or recorded hours.
 * - `ERR_BOOKING_CANCELLED` (406): The booking is cancelled.
 * - `ERR_CANCELLATION_COSTS` (406): The costs of cancelling exceed the total of the booking before vouchers, which `params.totaal` tells.
 * - `ERR_REFUND_NOT_PROPOSED` (406): No refund of the booking is proposed. `params.terugbetaling` tells what became of its refund; null if there is none.
 * 
 * - `ERR_BOOKING_DATE_FOLLOWS_BEGIN` (406): `datum` is always the local date of `begin`: change `begin` instead.
 * - `ERR_NOT_CHANGEABLE` (406): The member cannot change, or not any more.
 * - `ERR_COSTS_TOO_DEEP` (406): Cost groups are nested more than three levels deep.
 * - `ERR_PRODUCT_REQUIRES_LOCATION` (406): The product requires a location, and neither you nor the product provides one.
 * - `ERR_NO_PRICE` (406): The product has prices, and all of them begin after the local date of the line. `params` has the product and the
 * date.
 * 
 * - `ERR_NOT_AVAILABLE` (406): There is no room for the booking. `params.redenen` has a reason for each limit that it exceeds. `soort` (`materiaal`
 * or `locatie`) and `id` say what is limited, `beperking` names the member with the limit. `begin` and `eind` give the
 * time; they are equal for a limit of what starts at one moment. In units, people or bookings, `capaciteit` is the
 * limit, `gebruikt` is in use and `nodig` is what the booking needs. `regel` counts the lines of the booking from 0;
 * it is null for materials, which its lines share.
 * 
 * - `ERR_DISCOUNT_CODE` (406): Nothing has this discount code, or it is not for this booking or its date.
 * - `ERR_GROUP_TOO_LARGE` (406): The package cannot be booked online for so many people: `params.maximum` is the most. The message is what the
 * setting `maximum_aantal_online_boeking_overschreden` says.
 * 
 * - `ERR_REQUIRED_PRODUCT` (406): A booked product requires another one: `params.nodig` units of `params.product_id`, of which only `params.aantal`
 * are booked.
 * 
 * - `ERR_BOOKING_FULLY_INVOICED` (406): The booking is fully invoiced: nothing is left to invoice.
 * - `ERR_ADVANCE_EXCEEDS_REMAINING` (406): The advance exceeds the part of the booking that is not invoiced yet.
 * - `ERR_VAT_SHIFT_MISMATCH` (406): `btw_verlegd` (reverse-charged VAT) differs from that of the booking's other invoices.
 * - `ERR_CREDIT_EXCEEDS_INVOICE` (406): The credit exceeds what is left of the invoice.
 * - `ERR_CREDIT_OF_CREDIT` (406): You cannot credit a credit invoice.
 * - `ERR_FULLY_CREDITED` (406): The invoice is fully credited: nothing is left to credit.
 * - `ERR_SETTLEMENT_FIXED` (403): You cannot change or delete a payment that settles two invoices with each other.
 * - `ERR_INVOICE_NOT_DRAFT` (406): The invoice is not a draft; only a draft can be finalised.
 * - `ERR_E_INVOICE_INCOMPLETE` (406): The invoice lacks data that an e-invoice requires. `field` names the member.
 * - `ERR_INVOICE_NOT_DELETABLE` (403): You cannot delete a finalised invoice: credit it instead.
 * - `ERR_INVOICE_NOT_PERMANENT` (406): You cannot pay a draft: finalise it first.
 * - `ERR_INVOICE_DATE_BEFORE_LAST` (406): The invoice date is before that of the last invoice in its series.
 * - `ERR_INVOICE_SERIES_TAKEN` (406): Another company with the same VAT number gives its invoices the same numbers.
 * - `ERR_REFUND_EXCEEDS_PAID` (406): The refund exceeds what was paid.
 * - `ERR_PEPPOL_ALREADY_SENT` (406): The invoice was sent over Peppol, or is on its way.
 * - `ERR_PEPPOL_ID` (406): The address on the Peppol network does not exist: its scheme is unknown, or its form or check digit is wrong.
 * - `ERR_PEPPOL_NOT_CONNECTED` (406): The company does not send over Peppol.
 * - `ERR_NOT_REFUNDABLE` (406): Nothing of the online payment can be refunded.
 * - `ERR_NOTHING_TO_PAY` (406): The total of the invoice is zero, so it takes no payments; or nothing of it is open.
 * - `ERR_POS_INACTIVE` (406): The point of sale is inactive and receives no payments.
 * - `ERR_PROPOSAL_CLOSED` (406): The proposal was answered or withdrawn, or has expired. `params.status` says which.
 * - `ERR_MAIL_UNREADABLE` (406): The message cannot be read within the limits of the operation.
 * - `ERR_TILL_OPEN` (406): The point of sale is open already.
 * - `ERR_TILL_CLOSED` (406): The point of sale is not open.
 * - `ERR_POS_NOT_AT_LOCATION` (406): The point of sale is not available at this location. `params.locatie_ids` lists its locations.
 * - `ERR_AMOUNT_ZERO` (406): The amount is zero.
 * - `ERR_LAST_ADMINISTRATOR` (403): This would take a right from the last active user who has it, so nobody could give it again. `params.permission` names it.
 * - `ERR_MAIL_RECIPIENT` (406): The contact person has no e-mail address, or may get no more mail today.
 * - `ERR_VISITOR_LIMIT` (406): Visitors of one network, or with one e-mail address, may reserve no more now: `params.limit` says how much.
 * - `ERR_MAIL_NOT_QUEUED` (406): The mail is no longer queued; you can cancel only a queued or failed mail.
 * - `ERR_MAIL_STILL_QUEUED` (406): The mail is not sent yet: wait until it is sent, or cancel it first.
 * - `ERR_COMPANY_STATUS_REMINDER_TAKEN` (406): The company has another reminder for this status.
 * - `ERR_QUALIFICATION_ARCHIVED` (406): The qualification is archived, so nobody else can get it and no other shift can require it.
 * - `ERR_SECONDS_MUST_BE_ZERO` (406): A start time is a whole minute.
 * - `ERR_TOO_MANY_START_TIMES` (406): The request is about more start times than one request can be: send several requests.
 * - `ERR_CAPACITY_PASSES_DAYBREAK` (406): The entry crosses the daybreak at 04:00 local time.
 * - `ERR_CAPACITY_OVERLAP` (406): Two entries of the request overlap each other.
 * - `ERR_CAPACITY_TOO_MANY_OCCURRENCES` (406): The request contains more than 1,000 entries.
 * @export
 */
export const ErrorCode = {
    ERR_EXTRA_FIELD: 'ERR_EXTRA_FIELD',
    ERR_REQUIRED: 'ERR_REQUIRED',
    ERR_TYPE: 'ERR_TYPE',
    ERR_FORMAT: 'ERR_FORMAT',
    ERR_RANGE: 'ERR_RANGE',
    ERR_LENGTH: 'ERR_LENGTH',
    ERR_NOT_ALLOWED: 'ERR_NOT_ALLOWED',
    ERR_DUPLICATE: 'ERR_DUPLICATE',
    ERR_MALFORMED: 'ERR_MALFORMED',
    ERR_MORE_PROBLEMS: 'ERR_MORE_PROBLEMS',
    ERR_CURSOR: 'ERR_CURSOR',
    ERR_ID_MISMATCH: 'ERR_ID_MISMATCH',
    ERR_TIME_NONEXISTENT: 'ERR_TIME_NONEXISTENT',
    ERR_LOGIN_REQUIRED: 'ERR_LOGIN_REQUIRED',
    ERR_CREDENTIAL_INVALID: 'ERR_CREDENTIAL_INVALID',
    ERR_KEY_EXPIRED: 'ERR_KEY_EXPIRED',
    ERR_BASIC_REQUIRED: 'ERR_BASIC_REQUIRED',
    ERR_BASIC_REFUSED: 'ERR_BASIC_REFUSED',
    ERR_CODE_REQUIRED: 'ERR_CODE_REQUIRED',
    ERR_CODE_INVALID: 'ERR_CODE_INVALID',
    ERR_PERMISSION: 'ERR_PERMISSION',
    ERR_SECOND_FACTOR_REQUIRED: 'ERR_SECOND_FACTOR_REQUIRED',
    ERR_CROSS_SITE: 'ERR_CROSS_SITE',
    ERR_PUBLIC_KEY: 'ERR_PUBLIC_KEY',
    ERR_NOT_FOUND: 'ERR_NOT_FOUND',
    ERR_METHOD_NOT_ALLOWED: 'ERR_METHOD_NOT_ALLOWED',
    ERR_POSITION_GONE: 'ERR_POSITION_GONE',
    ERR_PRECONDITION_FAILED: 'ERR_PRECONDITION_FAILED',
    ERR_BODY_TOO_LARGE: 'ERR_BODY_TOO_LARGE',
    ERR_NOT_ACCEPTABLE: 'ERR_NOT_ACCEPTABLE',
    ERR_MEDIA_TYPE: 'ERR_MEDIA_TYPE',
    ERR_IDEMPOTENCY_KEY_REUSED: 'ERR_IDEMPOTENCY_KEY_REUSED',
    ERR_IDEMPOTENCY_IN_PROGRESS: 'ERR_IDEMPOTENCY_IN_PROGRESS',
    ERR_RATE_LIMITED: 'ERR_RATE_LIMITED',
    ERR_HEADERS_TOO_LARGE: 'ERR_HEADERS_TOO_LARGE',
    ERR_INTERNAL: 'ERR_INTERNAL',
    ERR_UNAVAILABLE: 'ERR_UNAVAILABLE',
    ERR_BUSY: 'ERR_BUSY',
    ERR_TAKEN: 'ERR_TAKEN',
    ERR_UNKNOWN_REFERENCE: 'ERR_UNKNOWN_REFERENCE',
    ERR_IN_USE: 'ERR_IN_USE',
    ERR_PERIOD_TOO_LONG: 'ERR_PERIOD_TOO_LONG',
    ERR_PERIOD_ORDER: 'ERR_PERIOD_ORDER',
    ERR_AMOUNT_TOO_LARGE: 'ERR_AMOUNT_TOO_LARGE',
    ERR_CANNOT_COMBINE: 'ERR_CANNOT_COMBINE',
    ERR_RIGHTS_EXCEEDED: 'ERR_RIGHTS_EXCEEDED',
    ERR_SECOND_FACTOR_CODE: 'ERR_SECOND_FACTOR_CODE',
    ERR_PASSWORD_GUESSABLE: 'ERR_PASSWORD_GUESSABLE',
    ERR_OWN_PASSWORD: 'ERR_OWN_PASSWORD',
    ERR_LOOKS_TAKEN: 'ERR_LOOKS_TAKEN',
    ERR_OWN_SECOND_FACTOR: 'ERR_OWN_SECOND_FACTOR',
    ERR_EXPIRY_IN_PAST: 'ERR_EXPIRY_IN_PAST',
    ERR_WEBHOOK_ADDRESS: 'ERR_WEBHOOK_ADDRESS',
    ERR_SERVER_ADDRESS: 'ERR_SERVER_ADDRESS',
    ERR_SECRETS_KEY: 'ERR_SECRETS_KEY',
    ERR_TOO_MANY: 'ERR_TOO_MANY',
    ERR_SECRET_AGAIN: 'ERR_SECRET_AGAIN',
    ERR_WEBHOOK_INACTIVE: 'ERR_WEBHOOK_INACTIVE',
    ERR_COMPANY_NOT_DELETABLE: 'ERR_COMPANY_NOT_DELETABLE',
    ERR_COMPANY_REQUIRED: 'ERR_COMPANY_REQUIRED',
    ERR_TEMPLATE_CONTEXT: 'ERR_TEMPLATE_CONTEXT',
    ERR_IMAGE: 'ERR_IMAGE',
    ERR_FILE_TYPE: 'ERR_FILE_TYPE',
    ERR_CONTACT_IN_USE: 'ERR_CONTACT_IN_USE',
    ERR_MAIN_CONTACT: 'ERR_MAIN_CONTACT',
    ERR_CUSTOMER_TYPE_UNKNOWN: 'ERR_CUSTOMER_TYPE_UNKNOWN',
    ERR_CYCLE: 'ERR_CYCLE',
    ERR_DUPLICATE_VAT_RATE: 'ERR_DUPLICATE_VAT_RATE',
    ERR_PACKAGE_LINE_ORDER: 'ERR_PACKAGE_LINE_ORDER',
    ERR_SETTING_VALUE: 'ERR_SETTING_VALUE',
    ERR_VAT_RATE_UNKNOWN: 'ERR_VAT_RATE_UNKNOWN',
    ERR_CODE_TAKEN: 'ERR_CODE_TAKEN',
    ERR_VOUCHER_INVALID: 'ERR_VOUCHER_INVALID',
    ERR_VOUCHER_USED: 'ERR_VOUCHER_USED',
    ERR_VOUCHER_EXPIRED: 'ERR_VOUCHER_EXPIRED',
    ERR_VOUCHER_INVALID_PRODUCTS: 'ERR_VOUCHER_INVALID_PRODUCTS',
    ERR_CLOSED: 'ERR_CLOSED',
    ERR_PAYMENT_PROVIDER: 'ERR_PAYMENT_PROVIDER',
    ERR_REDIRECT_HOST: 'ERR_REDIRECT_HOST',
    ERR_BOOKING_STATUS_TRANSITION: 'ERR_BOOKING_STATUS_TRANSITION',
    ERR_SHIFT_STATUS_TRANSITION: 'ERR_SHIFT_STATUS_TRANSITION',
    ERR_WITHDRAWAL_STATUS_TRANSITION: 'ERR_WITHDRAWAL_STATUS_TRANSITION',
    ERR_SHIFT_STAFF_MISMATCH: 'ERR_SHIFT_STAFF_MISMATCH',
    ERR_SHIFT_OFF: 'ERR_SHIFT_OFF',
    ERR_HOURS_AHEAD: 'ERR_HOURS_AHEAD',
    ERR_BREAK_TOO_LONG: 'ERR_BREAK_TOO_LONG',
    ERR_AVAILABILITY_CONTRADICTS: 'ERR_AVAILABILITY_CONTRADICTS',
    ERR_BOOKING_NOT_DELETABLE: 'ERR_BOOKING_NOT_DELETABLE',
    ERR_BOOKING_CANCELLED: 'ERR_BOOKING_CANCELLED',
    ERR_CANCELLATION_COSTS: 'ERR_CANCELLATION_COSTS',
    ERR_REFUND_NOT_PROPOSED: 'ERR_REFUND_NOT_PROPOSED',
    ERR_BOOKING_DATE_FOLLOWS_BEGIN: 'ERR_BOOKING_DATE_FOLLOWS_BEGIN',
    ERR_NOT_CHANGEABLE: 'ERR_NOT_CHANGEABLE',
    ERR_COSTS_TOO_DEEP: 'ERR_COSTS_TOO_DEEP',
    ERR_PRODUCT_REQUIRES_LOCATION: 'ERR_PRODUCT_REQUIRES_LOCATION',
    ERR_NO_PRICE: 'ERR_NO_PRICE',
    ERR_NOT_AVAILABLE: 'ERR_NOT_AVAILABLE',
    ERR_DISCOUNT_CODE: 'ERR_DISCOUNT_CODE',
    ERR_GROUP_TOO_LARGE: 'ERR_GROUP_TOO_LARGE',
    ERR_REQUIRED_PRODUCT: 'ERR_REQUIRED_PRODUCT',
    ERR_BOOKING_FULLY_INVOICED: 'ERR_BOOKING_FULLY_INVOICED',
    ERR_ADVANCE_EXCEEDS_REMAINING: 'ERR_ADVANCE_EXCEEDS_REMAINING',
    ERR_VAT_SHIFT_MISMATCH: 'ERR_VAT_SHIFT_MISMATCH',
    ERR_CREDIT_EXCEEDS_INVOICE: 'ERR_CREDIT_EXCEEDS_INVOICE',
    ERR_CREDIT_OF_CREDIT: 'ERR_CREDIT_OF_CREDIT',
    ERR_FULLY_CREDITED: 'ERR_FULLY_CREDITED',
    ERR_SETTLEMENT_FIXED: 'ERR_SETTLEMENT_FIXED',
    ERR_INVOICE_NOT_DRAFT: 'ERR_INVOICE_NOT_DRAFT',
    ERR_E_INVOICE_INCOMPLETE: 'ERR_E_INVOICE_INCOMPLETE',
    ERR_INVOICE_NOT_DELETABLE: 'ERR_INVOICE_NOT_DELETABLE',
    ERR_INVOICE_NOT_PERMANENT: 'ERR_INVOICE_NOT_PERMANENT',
    ERR_INVOICE_DATE_BEFORE_LAST: 'ERR_INVOICE_DATE_BEFORE_LAST',
    ERR_INVOICE_SERIES_TAKEN: 'ERR_INVOICE_SERIES_TAKEN',
    ERR_REFUND_EXCEEDS_PAID: 'ERR_REFUND_EXCEEDS_PAID',
    ERR_PEPPOL_ALREADY_SENT: 'ERR_PEPPOL_ALREADY_SENT',
    ERR_PEPPOL_ID: 'ERR_PEPPOL_ID',
    ERR_PEPPOL_NOT_CONNECTED: 'ERR_PEPPOL_NOT_CONNECTED',
    ERR_NOT_REFUNDABLE: 'ERR_NOT_REFUNDABLE',
    ERR_NOTHING_TO_PAY: 'ERR_NOTHING_TO_PAY',
    ERR_POS_INACTIVE: 'ERR_POS_INACTIVE',
    ERR_PROPOSAL_CLOSED: 'ERR_PROPOSAL_CLOSED',
    ERR_MAIL_UNREADABLE: 'ERR_MAIL_UNREADABLE',
    ERR_TILL_OPEN: 'ERR_TILL_OPEN',
    ERR_TILL_CLOSED: 'ERR_TILL_CLOSED',
    ERR_POS_NOT_AT_LOCATION: 'ERR_POS_NOT_AT_LOCATION',
    ERR_AMOUNT_ZERO: 'ERR_AMOUNT_ZERO',
    ERR_LAST_ADMINISTRATOR: 'ERR_LAST_ADMINISTRATOR',
    ERR_MAIL_RECIPIENT: 'ERR_MAIL_RECIPIENT',
    ERR_VISITOR_LIMIT: 'ERR_VISITOR_LIMIT',
    ERR_MAIL_NOT_QUEUED: 'ERR_MAIL_NOT_QUEUED',
    ERR_MAIL_STILL_QUEUED: 'ERR_MAIL_STILL_QUEUED',
    ERR_COMPANY_STATUS_REMINDER_TAKEN: 'ERR_COMPANY_STATUS_REMINDER_TAKEN',
    ERR_QUALIFICATION_ARCHIVED: 'ERR_QUALIFICATION_ARCHIVED',
    ERR_SECONDS_MUST_BE_ZERO: 'ERR_SECONDS_MUST_BE_ZERO',
    ERR_TOO_MANY_START_TIMES: 'ERR_TOO_MANY_START_TIMES',
    ERR_CAPACITY_PASSES_DAYBREAK: 'ERR_CAPACITY_PASSES_DAYBREAK',
    ERR_CAPACITY_OVERLAP: 'ERR_CAPACITY_OVERLAP',
    ERR_CAPACITY_TOO_MANY_OCCURRENCES: 'ERR_CAPACITY_TOO_MANY_OCCURRENCES',
} as const;
export type ErrorCode = typeof ErrorCode[keyof typeof ErrorCode];

/**
 * @type Event
 * A change of one object.
 * @export
 */
export type Event = APIKeyEvent | AnnuleringsvoorwaardenEvent | ArrangementEvent | AttachmentEvent | BedrijfEvent | BetaalmethodeEvent | BetaalverzoekEvent | BoekingEvent | BoekingsmailEvent | BoekingsmailZendingEvent | BoekingsvoorstelEvent | BoekingsvoorstelTypeEvent | BookProcessEvent | BtwWijzigingEvent | ContactEvent | ContactformulierEvent | ContactmomentEvent | ContactpersoonEvent | DienstEvent | FactuurBetalingEvent | FactuurEvent | FrameworkGuardGroupEvent | FrameworkGuardUserEvent | HerroepingEvent | IncomingMailAddressEvent | IncomingMailEvent | InstellingEvent | IntegrationEvent | KassaEvent | KassalogboekEvent | KlantEvent | KortingscodeEvent | KwalificatieEvent | LeverancierContactEvent | LocatieEvent | MateriaalEvent | NieuwsbriefEvent | OverigContactEvent | PdfTemplateEvent | PeppolDocumentEvent | PeppolSendingEvent | PersoneelBeschikbaarheidEvent | PersoneelContactEvent | PrijsregelEvent | ProductEvent | ProductGroepEvent | ProductlabelEvent | QueuedMailEvent | StandaardbijlageEvent | StartmomentEvent | StartmomentgroepEvent | StatusherinneringEvent | UrenregistratieEvent | VoucherEvent | VoucherTemplateEvent | WebhookEvent;
/**
 * The credential behind the change.
 * @export
 * @interface EventActor
 */
export interface EventActor {
    /**
     * 
     */
    type: EventActorTypeEnum;
    /**
     * The `id` of the API key or user; null for the service itself.
     */
    id: number | null;
}


/**
 * @export
 */
export const EventActorTypeEnum = {
    apikey: 'apikey',
    user: 'user',
    system: 'system',
} as const;
export type EventActorTypeEnum = typeof EventActorTypeEnum[keyof typeof EventActorTypeEnum];


/**
 * The name of the event: a name that you can subscribe to, or `WebhookTest`. The service sends `WebhookTest` only
 * when you request a test of a subscription.
 * 
 * @export
 */
export const EventName = {
    APIKey__postInsert: 'APIKey::postInsert',
    APIKey__postUpdate: 'APIKey::postUpdate',
    APIKey__postSave: 'APIKey::postSave',
    APIKey__postDelete: 'APIKey::postDelete',
    Annuleringsvoorwaarden__postInsert: 'Annuleringsvoorwaarden::postInsert',
    Annuleringsvoorwaarden__postUpdate: 'Annuleringsvoorwaarden::postUpdate',
    Annuleringsvoorwaarden__postSave: 'Annuleringsvoorwaarden::postSave',
    Annuleringsvoorwaarden__postDelete: 'Annuleringsvoorwaarden::postDelete',
    Arrangement__postInsert: 'Arrangement::postInsert',
    Arrangement__postUpdate: 'Arrangement::postUpdate',
    Arrangement__postSave: 'Arrangement::postSave',
    Arrangement__postDelete: 'Arrangement::postDelete',
    Attachment__postInsert: 'Attachment::postInsert',
    Attachment__postUpdate: 'Attachment::postUpdate',
    Attachment__postSave: 'Attachment::postSave',
    Attachment__postDelete: 'Attachment::postDelete',
    Bedrijf__postInsert: 'Bedrijf::postInsert',
    Bedrijf__postUpdate: 'Bedrijf::postUpdate',
    Bedrijf__postSave: 'Bedrijf::postSave',
    Bedrijf__postDelete: 'Bedrijf::postDelete',
    Betaalmethode__postInsert: 'Betaalmethode::postInsert',
    Betaalmethode__postUpdate: 'Betaalmethode::postUpdate',
    Betaalmethode__postSave: 'Betaalmethode::postSave',
    Betaalmethode__postDelete: 'Betaalmethode::postDelete',
    Betaalverzoek__postInsert: 'Betaalverzoek::postInsert',
    Betaalverzoek__postUpdate: 'Betaalverzoek::postUpdate',
    Betaalverzoek__postSave: 'Betaalverzoek::postSave',
    Betaalverzoek__postDelete: 'Betaalverzoek::postDelete',
    Boeking__postInsert: 'Boeking::postInsert',
    Boeking__postUpdate: 'Boeking::postUpdate',
    Boeking__postSave: 'Boeking::postSave',
    Boeking__postDelete: 'Boeking::postDelete',
    Boekingsmail__postInsert: 'Boekingsmail::postInsert',
    Boekingsmail__postUpdate: 'Boekingsmail::postUpdate',
    Boekingsmail__postSave: 'Boekingsmail::postSave',
    Boekingsmail__postDelete: 'Boekingsmail::postDelete',
    BoekingsmailZending__postInsert: 'BoekingsmailZending::postInsert',
    BoekingsmailZending__postUpdate: 'BoekingsmailZending::postUpdate',
    BoekingsmailZending__postSave: 'BoekingsmailZending::postSave',
    BoekingsmailZending__postDelete: 'BoekingsmailZending::postDelete',
    Boekingsvoorstel__postInsert: 'Boekingsvoorstel::postInsert',
    Boekingsvoorstel__postUpdate: 'Boekingsvoorstel::postUpdate',
    Boekingsvoorstel__postSave: 'Boekingsvoorstel::postSave',
    Boekingsvoorstel__postDelete: 'Boekingsvoorstel::postDelete',
    BoekingsvoorstelType__postInsert: 'BoekingsvoorstelType::postInsert',
    BoekingsvoorstelType__postUpdate: 'BoekingsvoorstelType::postUpdate',
    BoekingsvoorstelType__postSave: 'BoekingsvoorstelType::postSave',
    BoekingsvoorstelType__postDelete: 'BoekingsvoorstelType::postDelete',
    BookProcess__postInsert: 'BookProcess::postInsert',
    BookProcess__postUpdate: 'BookProcess::postUpdate',
    BookProcess__postSave: 'BookProcess::postSave',
    BookProcess__postDelete: 'BookProcess::postDelete',
    BtwWijziging__postInsert: 'BtwWijziging::postInsert',
    BtwWijziging__postUpdate: 'BtwWijziging::postUpdate',
    BtwWijziging__postSave: 'BtwWijziging::postSave',
    BtwWijziging__postDelete: 'BtwWijziging::postDelete',
    Contact__postInsert: 'Contact::postInsert',
    Contact__postUpdate: 'Contact::postUpdate',
    Contact__postSave: 'Contact::postSave',
    Contact__postDelete: 'Contact::postDelete',
    Contactformulier__postInsert: 'Contactformulier::postInsert',
    Contactformulier__postUpdate: 'Contactformulier::postUpdate',
    Contactformulier__postSave: 'Contactformulier::postSave',
    Contactformulier__postDelete: 'Contactformulier::postDelete',
    Contactmoment__postInsert: 'Contactmoment::postInsert',
    Contactmoment__postUpdate: 'Contactmoment::postUpdate',
    Contactmoment__postSave: 'Contactmoment::postSave',
    Contactmoment__postDelete: 'Contactmoment::postDelete',
    Contactpersoon__postInsert: 'Contactpersoon::postInsert',
    Contactpersoon__postUpdate: 'Contactpersoon::postUpdate',
    Contactpersoon__postSave: 'Contactpersoon::postSave',
    Contactpersoon__postDelete: 'Contactpersoon::postDelete',
    Dienst__postInsert: 'Dienst::postInsert',
    Dienst__postUpdate: 'Dienst::postUpdate',
    Dienst__postSave: 'Dienst::postSave',
    Dienst__postDelete: 'Dienst::postDelete',
    Factuur__postInsert: 'Factuur::postInsert',
    Factuur__postUpdate: 'Factuur::postUpdate',
    Factuur__postSave: 'Factuur::postSave',
    Factuur__postDelete: 'Factuur::postDelete',
    FactuurBetaling__postInsert: 'FactuurBetaling::postInsert',
    FactuurBetaling__postUpdate: 'FactuurBetaling::postUpdate',
    FactuurBetaling__postSave: 'FactuurBetaling::postSave',
    FactuurBetaling__postDelete: 'FactuurBetaling::postDelete',
    Herroeping__postInsert: 'Herroeping::postInsert',
    Herroeping__postUpdate: 'Herroeping::postUpdate',
    Herroeping__postSave: 'Herroeping::postSave',
    Herroeping__postDelete: 'Herroeping::postDelete',
    IncomingMail__postInsert: 'IncomingMail::postInsert',
    IncomingMail__postUpdate: 'IncomingMail::postUpdate',
    IncomingMail__postSave: 'IncomingMail::postSave',
    IncomingMail__postDelete: 'IncomingMail::postDelete',
    IncomingMailAddress__postInsert: 'IncomingMailAddress::postInsert',
    IncomingMailAddress__postUpdate: 'IncomingMailAddress::postUpdate',
    IncomingMailAddress__postSave: 'IncomingMailAddress::postSave',
    IncomingMailAddress__postDelete: 'IncomingMailAddress::postDelete',
    Instelling__postInsert: 'Instelling::postInsert',
    Instelling__postUpdate: 'Instelling::postUpdate',
    Instelling__postSave: 'Instelling::postSave',
    Instelling__postDelete: 'Instelling::postDelete',
    Integration__postInsert: 'Integration::postInsert',
    Integration__postUpdate: 'Integration::postUpdate',
    Integration__postSave: 'Integration::postSave',
    Integration__postDelete: 'Integration::postDelete',
    Kassa__postInsert: 'Kassa::postInsert',
    Kassa__postUpdate: 'Kassa::postUpdate',
    Kassa__postSave: 'Kassa::postSave',
    Kassa__postDelete: 'Kassa::postDelete',
    Kassalogboek__postInsert: 'Kassalogboek::postInsert',
    Kassalogboek__postUpdate: 'Kassalogboek::postUpdate',
    Kassalogboek__postSave: 'Kassalogboek::postSave',
    Kassalogboek__postDelete: 'Kassalogboek::postDelete',
    Klant__postInsert: 'Klant::postInsert',
    Klant__postUpdate: 'Klant::postUpdate',
    Klant__postSave: 'Klant::postSave',
    Klant__postDelete: 'Klant::postDelete',
    Kortingscode__postInsert: 'Kortingscode::postInsert',
    Kortingscode__postUpdate: 'Kortingscode::postUpdate',
    Kortingscode__postSave: 'Kortingscode::postSave',
    Kortingscode__postDelete: 'Kortingscode::postDelete',
    Kwalificatie__postInsert: 'Kwalificatie::postInsert',
    Kwalificatie__postUpdate: 'Kwalificatie::postUpdate',
    Kwalificatie__postSave: 'Kwalificatie::postSave',
    Kwalificatie__postDelete: 'Kwalificatie::postDelete',
    LeverancierContact__postInsert: 'LeverancierContact::postInsert',
    LeverancierContact__postUpdate: 'LeverancierContact::postUpdate',
    LeverancierContact__postSave: 'LeverancierContact::postSave',
    LeverancierContact__postDelete: 'LeverancierContact::postDelete',
    Locatie__postInsert: 'Locatie::postInsert',
    Locatie__postUpdate: 'Locatie::postUpdate',
    Locatie__postSave: 'Locatie::postSave',
    Locatie__postDelete: 'Locatie::postDelete',
    Materiaal__postInsert: 'Materiaal::postInsert',
    Materiaal__postUpdate: 'Materiaal::postUpdate',
    Materiaal__postSave: 'Materiaal::postSave',
    Materiaal__postDelete: 'Materiaal::postDelete',
    Nieuwsbrief__postInsert: 'Nieuwsbrief::postInsert',
    Nieuwsbrief__postUpdate: 'Nieuwsbrief::postUpdate',
    Nieuwsbrief__postSave: 'Nieuwsbrief::postSave',
    Nieuwsbrief__postDelete: 'Nieuwsbrief::postDelete',
    OverigContact__postInsert: 'OverigContact::postInsert',
    OverigContact__postUpdate: 'OverigContact::postUpdate',
    OverigContact__postSave: 'OverigContact::postSave',
    OverigContact__postDelete: 'OverigContact::postDelete',
    PdfTemplate__postInsert: 'PdfTemplate::postInsert',
    PdfTemplate__postUpdate: 'PdfTemplate::postUpdate',
    PdfTemplate__postSave: 'PdfTemplate::postSave',
    PdfTemplate__postDelete: 'PdfTemplate::postDelete',
    PeppolDocument__postInsert: 'PeppolDocument::postInsert',
    PeppolDocument__postUpdate: 'PeppolDocument::postUpdate',
    PeppolDocument__postSave: 'PeppolDocument::postSave',
    PeppolDocument__postDelete: 'PeppolDocument::postDelete',
    PeppolSending__postInsert: 'PeppolSending::postInsert',
    PeppolSending__postUpdate: 'PeppolSending::postUpdate',
    PeppolSending__postSave: 'PeppolSending::postSave',
    PeppolSending__postDelete: 'PeppolSending::postDelete',
    PersoneelBeschikbaarheid__postInsert: 'PersoneelBeschikbaarheid::postInsert',
    PersoneelBeschikbaarheid__postUpdate: 'PersoneelBeschikbaarheid::postUpdate',
    PersoneelBeschikbaarheid__postSave: 'PersoneelBeschikbaarheid::postSave',
    PersoneelBeschikbaarheid__postDelete: 'PersoneelBeschikbaarheid::postDelete',
    PersoneelContact__postInsert: 'PersoneelContact::postInsert',
    PersoneelContact__postUpdate: 'PersoneelContact::postUpdate',
    PersoneelContact__postSave: 'PersoneelContact::postSave',
    PersoneelContact__postDelete: 'PersoneelContact::postDelete',
    Prijsregel__postInsert: 'Prijsregel::postInsert',
    Prijsregel__postUpdate: 'Prijsregel::postUpdate',
    Prijsregel__postSave: 'Prijsregel::postSave',
    Prijsregel__postDelete: 'Prijsregel::postDelete',
    Product__postInsert: 'Product::postInsert',
    Product__postUpdate: 'Product::postUpdate',
    Product__postSave: 'Product::postSave',
    Product__postDelete: 'Product::postDelete',
    ProductGroep__postInsert: 'ProductGroep::postInsert',
    ProductGroep__postUpdate: 'ProductGroep::postUpdate',
    ProductGroep__postSave: 'ProductGroep::postSave',
    ProductGroep__postDelete: 'ProductGroep::postDelete',
    Productlabel__postInsert: 'Productlabel::postInsert',
    Productlabel__postUpdate: 'Productlabel::postUpdate',
    Productlabel__postSave: 'Productlabel::postSave',
    Productlabel__postDelete: 'Productlabel::postDelete',
    QueuedMail__postInsert: 'QueuedMail::postInsert',
    QueuedMail__postUpdate: 'QueuedMail::postUpdate',
    QueuedMail__postSave: 'QueuedMail::postSave',
    QueuedMail__postDelete: 'QueuedMail::postDelete',
    Standaardbijlage__postInsert: 'Standaardbijlage::postInsert',
    Standaardbijlage__postUpdate: 'Standaardbijlage::postUpdate',
    Standaardbijlage__postSave: 'Standaardbijlage::postSave',
    Standaardbijlage__postDelete: 'Standaardbijlage::postDelete',
    Startmoment__postInsert: 'Startmoment::postInsert',
    Startmoment__postUpdate: 'Startmoment::postUpdate',
    Startmoment__postSave: 'Startmoment::postSave',
    Startmoment__postDelete: 'Startmoment::postDelete',
    Startmomentgroep__postInsert: 'Startmomentgroep::postInsert',
    Startmomentgroep__postUpdate: 'Startmomentgroep::postUpdate',
    Startmomentgroep__postSave: 'Startmomentgroep::postSave',
    Startmomentgroep__postDelete: 'Startmomentgroep::postDelete',
    Statusherinnering__postInsert: 'Statusherinnering::postInsert',
    Statusherinnering__postUpdate: 'Statusherinnering::postUpdate',
    Statusherinnering__postSave: 'Statusherinnering::postSave',
    Statusherinnering__postDelete: 'Statusherinnering::postDelete',
    Urenregistratie__postInsert: 'Urenregistratie::postInsert',
    Urenregistratie__postUpdate: 'Urenregistratie::postUpdate',
    Urenregistratie__postSave: 'Urenregistratie::postSave',
    Urenregistratie__postDelete: 'Urenregistratie::postDelete',
    Voucher__postInsert: 'Voucher::postInsert',
    Voucher__postUpdate: 'Voucher::postUpdate',
    Voucher__postSave: 'Voucher::postSave',
    Voucher__postDelete: 'Voucher::postDelete',
    VoucherTemplate__postInsert: 'VoucherTemplate::postInsert',
    VoucherTemplate__postUpdate: 'VoucherTemplate::postUpdate',
    VoucherTemplate__postSave: 'VoucherTemplate::postSave',
    VoucherTemplate__postDelete: 'VoucherTemplate::postDelete',
    Webhook__postInsert: 'Webhook::postInsert',
    Webhook__postUpdate: 'Webhook::postUpdate',
    Webhook__postSave: 'Webhook::postSave',
    Webhook__postDelete: 'Webhook::postDelete',
    frameworkGuardGroup__postInsert: 'frameworkGuardGroup::postInsert',
    frameworkGuardGroup__postUpdate: 'frameworkGuardGroup::postUpdate',
    frameworkGuardGroup__postSave: 'frameworkGuardGroup::postSave',
    frameworkGuardGroup__postDelete: 'frameworkGuardGroup::postDelete',
    frameworkGuardUser__postInsert: 'frameworkGuardUser::postInsert',
    frameworkGuardUser__postUpdate: 'frameworkGuardUser::postUpdate',
    frameworkGuardUser__postSave: 'frameworkGuardUser::postSave',
    frameworkGuardUser__postDelete: 'frameworkGuardUser::postDelete',
    BookingDefinitive: 'BookingDefinitive',
    InvoiceDefinitive: 'InvoiceDefinitive',
    WebhookTest: 'WebhookTest',
} as const;
export type EventName = typeof EventName[keyof typeof EventName];


/**
 * The kind of object that changed.
 * @export
 */
export const EventObject = {
    APIKey: 'APIKey',
    Annuleringsvoorwaarden: 'Annuleringsvoorwaarden',
    Arrangement: 'Arrangement',
    Attachment: 'Attachment',
    Bedrijf: 'Bedrijf',
    Betaalmethode: 'Betaalmethode',
    Betaalverzoek: 'Betaalverzoek',
    Boeking: 'Boeking',
    Boekingsmail: 'Boekingsmail',
    BoekingsmailZending: 'BoekingsmailZending',
    Boekingsvoorstel: 'Boekingsvoorstel',
    BoekingsvoorstelType: 'BoekingsvoorstelType',
    BookProcess: 'BookProcess',
    BtwWijziging: 'BtwWijziging',
    Contact: 'Contact',
    Contactformulier: 'Contactformulier',
    Contactmoment: 'Contactmoment',
    Contactpersoon: 'Contactpersoon',
    Dienst: 'Dienst',
    Factuur: 'Factuur',
    FactuurBetaling: 'FactuurBetaling',
    Herroeping: 'Herroeping',
    IncomingMail: 'IncomingMail',
    IncomingMailAddress: 'IncomingMailAddress',
    Instelling: 'Instelling',
    Integration: 'Integration',
    Kassa: 'Kassa',
    Kassalogboek: 'Kassalogboek',
    Klant: 'Klant',
    Kortingscode: 'Kortingscode',
    Kwalificatie: 'Kwalificatie',
    LeverancierContact: 'LeverancierContact',
    Locatie: 'Locatie',
    Materiaal: 'Materiaal',
    Nieuwsbrief: 'Nieuwsbrief',
    OverigContact: 'OverigContact',
    PdfTemplate: 'PdfTemplate',
    PeppolDocument: 'PeppolDocument',
    PeppolSending: 'PeppolSending',
    PersoneelBeschikbaarheid: 'PersoneelBeschikbaarheid',
    PersoneelContact: 'PersoneelContact',
    Prijsregel: 'Prijsregel',
    Product: 'Product',
    ProductGroep: 'ProductGroep',
    Productlabel: 'Productlabel',
    QueuedMail: 'QueuedMail',
    Standaardbijlage: 'Standaardbijlage',
    Startmoment: 'Startmoment',
    Startmomentgroep: 'Startmomentgroep',
    Statusherinnering: 'Statusherinnering',
    Urenregistratie: 'Urenregistratie',
    Voucher: 'Voucher',
    VoucherTemplate: 'VoucherTemplate',
    Webhook: 'Webhook',
    frameworkGuardGroup: 'frameworkGuardGroup',
    frameworkGuardUser: 'frameworkGuardUser',
} as const;
export type EventObject = typeof EventObject[keyof typeof EventObject];

/**
 * A limit, where it is tightest. There is room if `gebruikt` + `nodig` is at most `capaciteit`: units of a material,
 * people, or bookings.
 * 
 * @export
 * @interface ExplainedLimit
 */
export interface ExplainedLimit {
    /**
     * The kind of limit.
     */
    soort: ExplainedLimitSoortEnum;
    /**
     * The material or location; null if a line needs a location and none is listed.
     */
    id: number | null;
    /**
     * The limit, by the member that sets it.
     */
    beperking: ExplainedLimitBeperkingEnum;
    /**
     * The line that the location is for, counted from 0 in `regels`; null for materials, which all lines share.
     */
    regel: number | null;
    /**
     * From when.
     */
    begin: string;
    /**
     * Until when; equal to `begin` for what starts at one moment.
     */
    eind: string;
    /**
     * How many there can be; null = unlimited.
     */
    capaciteit: number | null;
    /**
     * How many are in use.
     */
    gebruikt: number;
    /**
     * How many this booking needs.
     */
    nodig: number;
    /**
     * Whether there is room.
     */
    past: boolean;
}


/**
 * @export
 */
export const ExplainedLimitSoortEnum = {
    materiaal: 'materiaal',
    locatie: 'locatie',
} as const;
export type ExplainedLimitSoortEnum = typeof ExplainedLimitSoortEnum[keyof typeof ExplainedLimitSoortEnum];

/**
 * @export
 */
export const ExplainedLimitBeperkingEnum = {
    aantal: 'aantal',
    percentage_online_te_boeken: 'percentage_online_te_boeken',
    aantal_groepen: 'aantal_groepen',
    aantal_tegelijk_starten: 'aantal_tegelijk_starten',
    aantal_groepen_tegelijk_starten: 'aantal_groepen_tegelijk_starten',
    capaciteit: 'capaciteit',
    locatie_verplicht: 'locatie_verplicht',
} as const;
export type ExplainedLimitBeperkingEnum = typeof ExplainedLimitBeperkingEnum[keyof typeof ExplainedLimitBeperkingEnum];

/**
 * A line that is booked.
 * @export
 * @interface ExplainedLine
 */
export interface ExplainedLine {
    /**
     * The line of the package.
     */
    arrangementsregel_id: number;
    /**
     * Number of units.
     */
    aantal: number;
    /**
     * The first listed location with room; null if none has, or none is listed.
     */
    locatie_id: number | null;
}
/**
 * A start time, and what decides whether there is room.
 * @export
 * @interface ExplainedTime
 */
export interface ExplainedTime {
    /**
     * The start time.
     */
    begin: string;
    /**
     * Whether it can be booked.
     */
    beschikbaar: boolean;
    /**
     * The lines that are booked, with where they are.
     */
    regels: Array<ExplainedLine>;
    /**
     * Every limit that was looked at. If a line can be at several locations, those are included that had no room while
     * a later one did.
     * 
     */
    beperkingen: Array<ExplainedLimit>;
}
/**
 * An extra field that contains a date.
 * @export
 * @interface ExtraDateField
 */
export interface ExtraDateField {
    /**
     * Name of the field.
     */
    name: string;
    /**
     * 
     */
    type: ExtraDateFieldTypeEnum;
    /**
     * The date, as `YYYY-MM-DD`.
     */
    value: string;
}


/**
 * @export
 */
export const ExtraDateFieldTypeEnum = {
    date: 'date',
} as const;
export type ExtraDateFieldTypeEnum = typeof ExtraDateFieldTypeEnum[keyof typeof ExtraDateFieldTypeEnum];

/**
 * @type ExtraField
 * The value of one extra field. `type` decides the JSON type of `value`.
 * @export
 */
export type ExtraField = ExtraDateField | ExtraMultipleChoiceField | ExtraNumberField | ExtraSingleChoiceField | ExtraTextField;
/**
 * An extra field that contains any number of choices.
 * @export
 * @interface ExtraMultipleChoiceField
 */
export interface ExtraMultipleChoiceField {
    /**
     * Name of the field.
     */
    name: string;
    /**
     * 
     */
    type: ExtraMultipleChoiceFieldTypeEnum;
    /**
     * The selected choices.
     */
    value: Array<string>;
}


/**
 * @export
 */
export const ExtraMultipleChoiceFieldTypeEnum = {
    multiplechoice: 'multiplechoice',
} as const;
export type ExtraMultipleChoiceFieldTypeEnum = typeof ExtraMultipleChoiceFieldTypeEnum[keyof typeof ExtraMultipleChoiceFieldTypeEnum];

/**
 * An extra field that contains a whole number.
 * @export
 * @interface ExtraNumberField
 */
export interface ExtraNumberField {
    /**
     * Name of the field.
     */
    name: string;
    /**
     * 
     */
    type: ExtraNumberFieldTypeEnum;
    /**
     * The number.
     */
    value: number;
}


/**
 * @export
 */
export const ExtraNumberFieldTypeEnum = {
    number: 'number',
} as const;
export type ExtraNumberFieldTypeEnum = typeof ExtraNumberFieldTypeEnum[keyof typeof ExtraNumberFieldTypeEnum];

/**
 * An extra field that contains one choice.
 * @export
 * @interface ExtraSingleChoiceField
 */
export interface ExtraSingleChoiceField {
    /**
     * Name of the field.
     */
    name: string;
    /**
     * 
     */
    type: ExtraSingleChoiceFieldTypeEnum;
    /**
     * The selected choice.
     */
    value: string;
}


/**
 * @export
 */
export const ExtraSingleChoiceFieldTypeEnum = {
    singlechoice: 'singlechoice',
} as const;
export type ExtraSingleChoiceFieldTypeEnum = typeof ExtraSingleChoiceFieldTypeEnum[keyof typeof ExtraSingleChoiceFieldTypeEnum];

/**
 * An extra field that contains text.
 * @export
 * @interface ExtraTextField
 */
export interface ExtraTextField {
    /**
     * Name of the field.
     */
    name: string;
    /**
     * 
     */
    type: ExtraTextFieldTypeEnum;
    /**
     * The text.
     */
    value: string;
}


/**
 * @export
 */
export const ExtraTextFieldTypeEnum = {
    text: 'text',
} as const;
export type ExtraTextFieldTypeEnum = typeof ExtraTextFieldTypeEnum[keyof typeof ExtraTextFieldTypeEnum];

/**
 * A change of FactuurBetaling.
 * @export
 * @interface FactuurBetalingEvent
 */
export interface FactuurBetalingEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: FactuurBetalingEventMeta;
    /**
     * 
     */
    data: FactuurBetalingEventData;
}
/**
 * @type FactuurBetalingEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type FactuurBetalingEventData = InvoicePaymentPayload | ThinPayload;
/**
 * Metadata of an event of FactuurBetaling.
 * @export
 * @interface FactuurBetalingEventMeta
 */
export interface FactuurBetalingEventMeta {
    /**
     * 
     */
    event: FactuurBetalingEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: FactuurBetalingEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const FactuurBetalingEventMetaEventEnum = {
    FactuurBetaling__postInsert: 'FactuurBetaling::postInsert',
    FactuurBetaling__postUpdate: 'FactuurBetaling::postUpdate',
    FactuurBetaling__postSave: 'FactuurBetaling::postSave',
    FactuurBetaling__postDelete: 'FactuurBetaling::postDelete',
} as const;
export type FactuurBetalingEventMetaEventEnum = typeof FactuurBetalingEventMetaEventEnum[keyof typeof FactuurBetalingEventMetaEventEnum];

/**
 * @export
 */
export const FactuurBetalingEventMetaObjectEnum = {
    FactuurBetaling: 'FactuurBetaling',
} as const;
export type FactuurBetalingEventMetaObjectEnum = typeof FactuurBetalingEventMetaObjectEnum[keyof typeof FactuurBetalingEventMetaObjectEnum];

/**
 * A change of Factuur.
 * @export
 * @interface FactuurEvent
 */
export interface FactuurEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: FactuurEventMeta;
    /**
     * 
     */
    data: FactuurEventData;
}
/**
 * @type FactuurEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type FactuurEventData = InvoicePayload | ThinPayload;
/**
 * Metadata of an event of Factuur.
 * @export
 * @interface FactuurEventMeta
 */
export interface FactuurEventMeta {
    /**
     * 
     */
    event: FactuurEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: FactuurEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const FactuurEventMetaEventEnum = {
    Factuur__postInsert: 'Factuur::postInsert',
    Factuur__postUpdate: 'Factuur::postUpdate',
    Factuur__postSave: 'Factuur::postSave',
    Factuur__postDelete: 'Factuur::postDelete',
    InvoiceDefinitive: 'InvoiceDefinitive',
} as const;
export type FactuurEventMetaEventEnum = typeof FactuurEventMetaEventEnum[keyof typeof FactuurEventMetaEventEnum];

/**
 * @export
 */
export const FactuurEventMetaObjectEnum = {
    Factuur: 'Factuur',
} as const;
export type FactuurEventMetaObjectEnum = typeof FactuurEventMetaObjectEnum[keyof typeof FactuurEventMetaObjectEnum];


/**
 * The owner of a file: `standaardbijlage` (an attachment), `boekingsmail` (a booking mail) or `incoming_mail` (an
 * incoming mail).
 * 
 * @export
 */
export const FileOwner = {
    standaardbijlage: 'standaardbijlage',
    boekingsmail: 'boekingsmail',
    incoming_mail: 'incoming_mail',
} as const;
export type FileOwner = typeof FileOwner[keyof typeof FileOwner];


/**
 * The kind of a file, told by its content: PDF, an image, a document of Word, Excel, PowerPoint or OpenDocument, a
 * calendar or plain text. `application/octet-stream` is everything else.
 * 
 * @export
 */
export const FileType = {
    application_pdf: 'application/pdf',
    image_png: 'image/png',
    image_jpeg: 'image/jpeg',
    image_webp: 'image/webp',
    image_gif: 'image/gif',
    application_vnd_openxmlformats_officedocument_wordprocessingml_document: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    application_vnd_openxmlformats_officedocument_spreadsheetml_sheet: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    application_vnd_openxmlformats_officedocument_presentationml_presentation: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    application_vnd_oasis_opendocument_text: 'application/vnd.oasis.opendocument.text',
    application_vnd_oasis_opendocument_spreadsheet: 'application/vnd.oasis.opendocument.spreadsheet',
    application_vnd_oasis_opendocument_presentation: 'application/vnd.oasis.opendocument.presentation',
    text_calendar: 'text/calendar',
    text_plain: 'text/plain',
    application_octet_stream: 'application/octet-stream',
} as const;
export type FileType = typeof FileType[keyof typeof FileType];

/**
 * A change of frameworkGuardGroup.
 * @export
 * @interface FrameworkGuardGroupEvent
 */
export interface FrameworkGuardGroupEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: FrameworkGuardGroupEventMeta;
    /**
     * 
     */
    data: FrameworkGuardGroupEventData;
}
/**
 * @type FrameworkGuardGroupEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type FrameworkGuardGroupEventData = RolePayload | ThinPayload;
/**
 * Metadata of an event of frameworkGuardGroup.
 * @export
 * @interface FrameworkGuardGroupEventMeta
 */
export interface FrameworkGuardGroupEventMeta {
    /**
     * 
     */
    event: FrameworkGuardGroupEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: FrameworkGuardGroupEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const FrameworkGuardGroupEventMetaEventEnum = {
    frameworkGuardGroup__postInsert: 'frameworkGuardGroup::postInsert',
    frameworkGuardGroup__postUpdate: 'frameworkGuardGroup::postUpdate',
    frameworkGuardGroup__postSave: 'frameworkGuardGroup::postSave',
    frameworkGuardGroup__postDelete: 'frameworkGuardGroup::postDelete',
} as const;
export type FrameworkGuardGroupEventMetaEventEnum = typeof FrameworkGuardGroupEventMetaEventEnum[keyof typeof FrameworkGuardGroupEventMetaEventEnum];

/**
 * @export
 */
export const FrameworkGuardGroupEventMetaObjectEnum = {
    frameworkGuardGroup: 'frameworkGuardGroup',
} as const;
export type FrameworkGuardGroupEventMetaObjectEnum = typeof FrameworkGuardGroupEventMetaObjectEnum[keyof typeof FrameworkGuardGroupEventMetaObjectEnum];

/**
 * A change of frameworkGuardUser.
 * @export
 * @interface FrameworkGuardUserEvent
 */
export interface FrameworkGuardUserEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: FrameworkGuardUserEventMeta;
    /**
     * 
     */
    data: FrameworkGuardUserEventData;
}
/**
 * @type FrameworkGuardUserEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type FrameworkGuardUserEventData = ThinPayload | UserPayload;
/**
 * Metadata of an event of frameworkGuardUser.
 * @export
 * @interface FrameworkGuardUserEventMeta
 */
export interface FrameworkGuardUserEventMeta {
    /**
     * 
     */
    event: FrameworkGuardUserEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: FrameworkGuardUserEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const FrameworkGuardUserEventMetaEventEnum = {
    frameworkGuardUser__postInsert: 'frameworkGuardUser::postInsert',
    frameworkGuardUser__postUpdate: 'frameworkGuardUser::postUpdate',
    frameworkGuardUser__postSave: 'frameworkGuardUser::postSave',
    frameworkGuardUser__postDelete: 'frameworkGuardUser::postDelete',
} as const;
export type FrameworkGuardUserEventMetaEventEnum = typeof FrameworkGuardUserEventMetaEventEnum[keyof typeof FrameworkGuardUserEventMetaEventEnum];

/**
 * @export
 */
export const FrameworkGuardUserEventMetaObjectEnum = {
    frameworkGuardUser: 'frameworkGuardUser',
} as const;
export type FrameworkGuardUserEventMetaObjectEnum = typeof FrameworkGuardUserEventMetaObjectEnum[keyof typeof FrameworkGuardUserEventMetaObjectEnum];


/**
 * Gender of a contact person: `man` (male), `vrouw` (female) or `onbekend` (unknown, the default).
 * @export
 */
export const Gender = {
    man: 'man',
    vrouw: 'vrouw',
    onbekend: 'onbekend',
} as const;
export type Gender = typeof Gender[keyof typeof Gender];

/**
 * @type GetDiscountOfCode200Response
 * 
 * @export
 */
export type GetDiscountOfCode200Response = DiscountGiven | boolean;
/**
 * A change of Herroeping.
 * @export
 * @interface HerroepingEvent
 */
export interface HerroepingEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: HerroepingEventMeta;
    /**
     * 
     */
    data: HerroepingEventData;
}
/**
 * @type HerroepingEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type HerroepingEventData = ThinPayload | WithdrawalPayload;
/**
 * Metadata of an event of Herroeping.
 * @export
 * @interface HerroepingEventMeta
 */
export interface HerroepingEventMeta {
    /**
     * 
     */
    event: HerroepingEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: HerroepingEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const HerroepingEventMetaEventEnum = {
    Herroeping__postInsert: 'Herroeping::postInsert',
    Herroeping__postUpdate: 'Herroeping::postUpdate',
    Herroeping__postSave: 'Herroeping::postSave',
    Herroeping__postDelete: 'Herroeping::postDelete',
} as const;
export type HerroepingEventMetaEventEnum = typeof HerroepingEventMetaEventEnum[keyof typeof HerroepingEventMetaEventEnum];

/**
 * @export
 */
export const HerroepingEventMetaObjectEnum = {
    Herroeping: 'Herroeping',
} as const;
export type HerroepingEventMetaObjectEnum = typeof HerroepingEventMetaObjectEnum[keyof typeof HerroepingEventMetaObjectEnum];

/**
 * A mail that came in, and what the service recognised in it when it came.
 * @export
 * @interface IncomingMail
 */
export interface IncomingMail {
    /**
     * 
     */
    id: number;
    /**
     * The address of yours that it came to.
     */
    address_id: number;
    /**
     * 
     */
    kind: IncomingMailKind;
    /**
     * Name of the sender as the mail says it.
     */
    from_name: string;
    /**
     * Address of the sender as the mail says it, or an empty text. Anybody can write any address there: it proves
     * nothing.
     * 
     */
    from_address: string;
    /**
     * Addresses of the recipients, those of copies included.
     */
    to: Array<string>;
    /**
     * Subject.
     */
    subject: string;
    /**
     * The mail as plain text. If the mail has HTML only, the service makes text of it. Escape it before you show it as
     * HTML.
     * 
     */
    text: string;
    /**
     * Whether something was left out, because the text or the number of attachments was too large.
     */
    shortened: boolean;
    /**
     * Message-ID of the mail; null if it has none.
     */
    message_id: string | null;
    /**
     * Message-ID of the mail that it answers.
     */
    in_reply_to: string | null;
    /**
     * When the mail says it was written.
     */
    sent_at: string | null;
    /**
     * When the service received it.
     */
    received_at: string;
    /**
     * 
     */
    sender: MailSender;
    /**
     * The customer who sent it; null unless the sender is `known`. May have been deleted since.
     */
    contact_id: number | null;
    /**
     * The contact person of this customer with this address. May have been deleted since.
     */
    contactpersoon_id: number | null;
    /**
     * The booking of this customer whose reference the mail mentions. May have been deleted since.
     */
    booking_id: number | null;
    /**
     * The note that was made of it. May have been deleted since.
     */
    note_id: number | null;
    /**
     * References in the subject and the text that look like those of bookings, whether or not such bookings exist.
     * 
     */
    mentioned: Array<string>;
    /**
     * Its attachments.
     */
    bijlagen: Array<StoredFile>;
}


/**
 * An address whose mail is handed to the service.
 * @export
 * @interface IncomingMailAddress
 */
export interface IncomingMailAddress {
    /**
     * 
     */
    readonly id: number;
    /**
     * The address, in lower case. Unique.
     */
    adres: string;
    /**
     * Company that the address belongs to.
     */
    bedrijf_id: number;
}
/**
 * A change of IncomingMailAddress.
 * @export
 * @interface IncomingMailAddressEvent
 */
export interface IncomingMailAddressEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: IncomingMailAddressEventMeta;
    /**
     * 
     */
    data: IncomingMailAddressEventData;
}
/**
 * @type IncomingMailAddressEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type IncomingMailAddressEventData = IncomingMailAddressPayload | ThinPayload;
/**
 * Metadata of an event of IncomingMailAddress.
 * @export
 * @interface IncomingMailAddressEventMeta
 */
export interface IncomingMailAddressEventMeta {
    /**
     * 
     */
    event: IncomingMailAddressEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: IncomingMailAddressEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const IncomingMailAddressEventMetaEventEnum = {
    IncomingMailAddress__postInsert: 'IncomingMailAddress::postInsert',
    IncomingMailAddress__postUpdate: 'IncomingMailAddress::postUpdate',
    IncomingMailAddress__postSave: 'IncomingMailAddress::postSave',
    IncomingMailAddress__postDelete: 'IncomingMailAddress::postDelete',
} as const;
export type IncomingMailAddressEventMetaEventEnum = typeof IncomingMailAddressEventMetaEventEnum[keyof typeof IncomingMailAddressEventMetaEventEnum];

/**
 * @export
 */
export const IncomingMailAddressEventMetaObjectEnum = {
    IncomingMailAddress: 'IncomingMailAddress',
} as const;
export type IncomingMailAddressEventMetaObjectEnum = typeof IncomingMailAddressEventMetaObjectEnum[keyof typeof IncomingMailAddressEventMetaObjectEnum];

/**
 * IncomingMailAddress as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface IncomingMailAddressPayload
 */
export interface IncomingMailAddressPayload {
    /**
     * 
     */
    readonly id: number;
    /**
     * The address, in lower case. Unique.
     */
    adres: string;
    /**
     * Company that the address belongs to.
     */
    bedrijf_id: number;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}
/**
 * An address whose mail is handed to the service. The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface IncomingMailAddressPut
 */
export interface IncomingMailAddressPut {
    /**
     * 
     */
    readonly id?: number;
    /**
     * The address, in lower case. Unique.
     */
    adres?: string;
    /**
     * Company that the address belongs to.
     */
    bedrijf_id?: number;
}
/**
 * A change of IncomingMail.
 * @export
 * @interface IncomingMailEvent
 */
export interface IncomingMailEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: IncomingMailEventMeta;
    /**
     * 
     */
    data: IncomingMailEventData;
}
/**
 * @type IncomingMailEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type IncomingMailEventData = IncomingMailPayload | ThinPayload;
/**
 * Metadata of an event of IncomingMail.
 * @export
 * @interface IncomingMailEventMeta
 */
export interface IncomingMailEventMeta {
    /**
     * 
     */
    event: IncomingMailEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: IncomingMailEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const IncomingMailEventMetaEventEnum = {
    IncomingMail__postInsert: 'IncomingMail::postInsert',
    IncomingMail__postUpdate: 'IncomingMail::postUpdate',
    IncomingMail__postSave: 'IncomingMail::postSave',
    IncomingMail__postDelete: 'IncomingMail::postDelete',
} as const;
export type IncomingMailEventMetaEventEnum = typeof IncomingMailEventMetaEventEnum[keyof typeof IncomingMailEventMetaEventEnum];

/**
 * @export
 */
export const IncomingMailEventMetaObjectEnum = {
    IncomingMail: 'IncomingMail',
} as const;
export type IncomingMailEventMetaObjectEnum = typeof IncomingMailEventMetaObjectEnum[keyof typeof IncomingMailEventMetaObjectEnum];


/**
 * The writer of the mail: somebody (`mail`), a program on somebody's behalf (`auto_reply`), or a mail server that
 * could not deliver (`bounce`). A confirmation that a mail was read is an `auto_reply`.
 * 
 * @export
 */
export const IncomingMailKind = {
    mail: 'mail',
    auto_reply: 'auto_reply',
    bounce: 'bounce',
} as const;
export type IncomingMailKind = typeof IncomingMailKind[keyof typeof IncomingMailKind];

/**
 * IncomingMail as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface IncomingMailPayload
 */
export interface IncomingMailPayload {
    /**
     * 
     */
    id: number;
    /**
     * The address of yours that it came to.
     */
    address_id: number;
    /**
     * 
     */
    kind: IncomingMailKind;
    /**
     * Name of the sender as the mail says it.
     */
    from_name: string;
    /**
     * Address of the sender as the mail says it, or an empty text. Anybody can write any address there: it proves
     * nothing.
     * 
     */
    from_address: string;
    /**
     * Addresses of the recipients, those of copies included.
     */
    to: Array<string>;
    /**
     * Subject.
     */
    subject: string;
    /**
     * The mail as plain text. If the mail has HTML only, the service makes text of it. Escape it before you show it as
     * HTML.
     * 
     */
    text: string;
    /**
     * Whether something was left out, because the text or the number of attachments was too large.
     */
    shortened: boolean;
    /**
     * Message-ID of the mail; null if it has none.
     */
    message_id: string | null;
    /**
     * Message-ID of the mail that it answers.
     */
    in_reply_to: string | null;
    /**
     * When the mail says it was written.
     */
    sent_at: string | null;
    /**
     * When the service received it.
     */
    received_at: string;
    /**
     * 
     */
    sender: MailSender;
    /**
     * The customer who sent it; null unless the sender is `known`. May have been deleted since.
     */
    contact_id: number | null;
    /**
     * The contact person of this customer with this address. May have been deleted since.
     */
    contactpersoon_id: number | null;
    /**
     * The booking of this customer whose reference the mail mentions. May have been deleted since.
     */
    booking_id: number | null;
    /**
     * The note that was made of it. May have been deleted since.
     */
    note_id: number | null;
    /**
     * References in the subject and the text that look like those of bookings, whether or not such bookings exist.
     * 
     */
    mentioned: Array<string>;
    /**
     * Its attachments.
     */
    bijlagen: Array<StoredFile>;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}


/**
 * A change of Instelling.
 * @export
 * @interface InstellingEvent
 */
export interface InstellingEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: InstellingEventMeta;
    /**
     * 
     */
    data: InstellingEventData;
}
/**
 * @type InstellingEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type InstellingEventData = SettingPayload | ThinPayload;
/**
 * Metadata of an event of Instelling.
 * @export
 * @interface InstellingEventMeta
 */
export interface InstellingEventMeta {
    /**
     * 
     */
    event: InstellingEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: InstellingEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const InstellingEventMetaEventEnum = {
    Instelling__postInsert: 'Instelling::postInsert',
    Instelling__postUpdate: 'Instelling::postUpdate',
    Instelling__postSave: 'Instelling::postSave',
    Instelling__postDelete: 'Instelling::postDelete',
} as const;
export type InstellingEventMetaEventEnum = typeof InstellingEventMetaEventEnum[keyof typeof InstellingEventMetaEventEnum];

/**
 * @export
 */
export const InstellingEventMetaObjectEnum = {
    Instelling: 'Instelling',
} as const;
export type InstellingEventMetaObjectEnum = typeof InstellingEventMetaObjectEnum[keyof typeof InstellingEventMetaObjectEnum];

/**
 * Another service that this one uses, such as the mail server or the payment provider of a company. You write its secrets
 * and never read them.
 * 
 * @export
 * @interface Integration
 */
export interface Integration {
    /**
     * 
     */
    readonly id: number;
    /**
     * Name.
     */
    name: string;
    /**
     * 
     */
    kind: IntegrationKind;
    /**
     * Settings of the kind; null for `mollie`, which has none.
     */
    settings: IntegrationSettings | null;
    /**
     * Names of the secrets that are stored.
     */
    readonly secrets_set: Array<string>;
    /**
     * Where the provider reports what it sent and received: enter this address there. Only of the kinds `billit`,
     * `storecove` and `peppol_sandbox`. Keep it secret. Events leave it out.
     * 
     */
    readonly notification_url?: string;
    /**
     * When the integration was created.
     */
    readonly created_at: string;
    /**
     * When the integration was last changed.
     */
    readonly updated_at: string;
}


/**
 * A change of Integration.
 * @export
 * @interface IntegrationEvent
 */
export interface IntegrationEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: IntegrationEventMeta;
    /**
     * 
     */
    data: IntegrationEventData;
}
/**
 * @type IntegrationEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type IntegrationEventData = IntegrationPayload | ThinPayload;
/**
 * Metadata of an event of Integration.
 * @export
 * @interface IntegrationEventMeta
 */
export interface IntegrationEventMeta {
    /**
     * 
     */
    event: IntegrationEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: IntegrationEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const IntegrationEventMetaEventEnum = {
    Integration__postInsert: 'Integration::postInsert',
    Integration__postUpdate: 'Integration::postUpdate',
    Integration__postSave: 'Integration::postSave',
    Integration__postDelete: 'Integration::postDelete',
} as const;
export type IntegrationEventMetaEventEnum = typeof IntegrationEventMetaEventEnum[keyof typeof IntegrationEventMetaEventEnum];

/**
 * @export
 */
export const IntegrationEventMetaObjectEnum = {
    Integration: 'Integration',
} as const;
export type IntegrationEventMetaObjectEnum = typeof IntegrationEventMetaObjectEnum[keyof typeof IntegrationEventMetaObjectEnum];


/**
 * Kind of service. `smtp` is a mail server, for the `smtp_integration_id` of companies, with the secret `password`.
 * `mollie` is a payment provider, for the `payment_integration_id` of companies, with the secret `api_key`.
 * 
 * `billit` and `storecove` send and receive invoices over the Peppol network, for the `peppol_integration_id` of
 * companies, with the secret `api_key`. `peppol_sandbox` does so too, reaches nobody, and has no secret.
 * 
 * More kinds may be added. The kind of an integration never changes.
 * 
 * @export
 */
export const IntegrationKind = {
    smtp: 'smtp',
    mollie: 'mollie',
    billit: 'billit',
    storecove: 'storecove',
    peppol_sandbox: 'peppol_sandbox',
} as const;
export type IntegrationKind = typeof IntegrationKind[keyof typeof IntegrationKind];

/**
 * Integration as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface IntegrationPayload
 */
export interface IntegrationPayload {
    /**
     * 
     */
    readonly id: number;
    /**
     * Name.
     */
    name: string;
    /**
     * 
     */
    kind: IntegrationKind;
    /**
     * Settings of the kind; null for `mollie`, which has none.
     */
    settings: IntegrationSettings | null;
    /**
     * Names of the secrets that are stored.
     */
    readonly secrets_set: Array<string>;
    /**
     * When the integration was created.
     */
    readonly created_at: string;
    /**
     * When the integration was last changed.
     */
    readonly updated_at: string;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}


/**
 * Another service that this one uses, such as the mail server or the payment provider of a company. You write its secrets
 * and never read them.
 *  The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface IntegrationPut
 */
export interface IntegrationPut {
    /**
     * 
     */
    readonly id?: number;
    /**
     * Name.
     */
    name?: string;
    /**
     * 
     */
    kind?: IntegrationKind;
    /**
     * Settings of the kind; null for `mollie`, which has none.
     */
    settings?: IntegrationSettings | null;
    /**
     * 
     */
    secrets?: IntegrationSecrets;
    /**
     * Names of the secrets that are stored.
     */
    readonly secrets_set?: Array<string>;
    /**
     * Where the provider reports what it sent and received: enter this address there. Only of the kinds `billit`,
     * `storecove` and `peppol_sandbox`. Keep it secret. Events leave it out.
     * 
     */
    readonly notification_url?: string;
    /**
     * When the integration was created.
     */
    readonly created_at?: string;
    /**
     * When the integration was last changed.
     */
    readonly updated_at?: string;
}


/**
 * Secrets of an integration. They are encrypted with the `SECRETS_KEY` of the installation, and never returned. Send null to
 * remove one; those that you omit stay.
 * 
 * @export
 * @interface IntegrationSecrets
 */
export interface IntegrationSecrets {
    /**
     * Password of the login, of kind `smtp`.
     */
    password?: string | null;
    /**
     * API key of kinds `mollie`, `billit` and `storecove`. One of Mollie begins with `live_`, or with `test_`: then no
     * money moves.
     * 
     */
    api_key?: string | null;
}
/**
 * How a service is used. Each kind has members of its own; those of another kind are refused (ERR_NOT_ALLOWED).
 * 
 * | Kind | Members |
 * |---|---|
 * | `smtp` | `host` (required), `port`, `security`, `username`, `verify_certificate` |
 * | `billit` | `party_id` (required) |
 * | `storecove` | `legal_entity_id` (required) |
 * | `peppol_sandbox` | `outcome` |
 * 
 * @export
 * @interface IntegrationSettings
 */
export interface IntegrationSettings {
    /**
     * Host name or IPv4 address. A host that is not public is refused (ERR_SERVER_ADDRESS) unless the operator allows
     * it.
     * 
     */
    host?: string;
    /**
     * Port; 587 if you omit it.
     */
    port?: number;
    /**
     * 
     */
    security?: MailServerSecurity;
    /**
     * User name. It is null without a login.
     */
    username?: string | null;
    /**
     * Whether the server must have a certificate for its name that is valid. True if you omit it.
     */
    verify_certificate?: boolean;
    /**
     * The PartyID of your company at Billit.
     */
    party_id?: string;
    /**
     * The id of your legal entity at Storecove.
     */
    legal_entity_id?: number;
    /**
     * 
     */
    outcome?: PeppolSandboxOutcome;
}


/**
 * An invoice of a booking. A draft (`concept`) is recalculated when its booking changes. A finalised invoice never
 * changes, except for its status, which follows its payments, its reminder dates and `metadata`. The last is neither
 * printed nor sealed.
 * 
 * @export
 * @interface Invoice
 */
export interface Invoice {
    /**
     * 
     */
    id: number;
    /**
     * Customer who is charged.
     */
    klant_id: number;
    /**
     * Booking that is charged.
     */
    boeking_id: number;
    /**
     * Company that issues the invoice.
     */
    bedrijf_id: number;
    /**
     * 
     */
    context: InvoiceContext;
    /**
     * 
     */
    status: InvoiceStatus;
    /**
     * Invoice number, such as 2026-00001, without gaps per company and year; null for a draft.
     */
    factuur_nummer: string | null;
    /**
     * Local date at whose beginning the service finalises the draft. It mails the invoice, with the company's texts,
     * to the customer's first contact person with an e-mail address. Null = the service never sends it automatically. If the
     * draft cannot be finalised on that date, it stays a draft and this date becomes null.
     * 
     */
    verstuur_factuur_op: string | null;
    /**
     * Invoice date; null for a draft.
     */
    datum: string | null;
    /**
     * Path of the PDF of a finalised invoice; null for a draft.
     */
    pdf_locatie: string | null;
    /**
     * Path of the PDF; for a draft, of a preview.
     */
    pdf_href: string;
    /**
     * Note for the customer.
     */
    opmerking: string | null;
    /**
     * Number of people.
     */
    aantal_personen: number;
    /**
     * Payment term in days.
     */
    betaaltermijn: number;
    /**
     * Customer's own reference.
     */
    referentie_klant: string | null;
    /**
     * Reference of the invoice in an external system.
     */
    reference_external: string;
    /**
     * Date on which the first payment reminder was queued; null before. The service queues it at 08:00 on the day
     * after the due date if an amount is open. That is the invoice total, less its credit invoices and its payments.
     * 
     */
    herinnering1: string | null;
    /**
     * Date on which the second payment reminder was queued, 14 days after the first; null before.
     */
    herinnering2: string | null;
    /**
     * Total including VAT; the sum of the net amounts if VAT is reverse charged (`btw_verlegd`).
     */
    calculated_totaalbedrag_inclusief_btw: number;
    /**
     * Online payment for which the invoice was created (`GET /api2/online_payments/{id}`); null for any other invoice.
     * 
     */
    provider_transaction_id: number | null;
    /**
     * Invoice that this invoice credits; null if it is not a credit invoice.
     */
    crediteert_factuur_id: number | null;
    /**
     * Whether VAT is reverse charged. If so, the total is the sum of the net amounts and
     * the customer accounts for the VAT.
     * 
     */
    btw_verlegd: boolean;
    /**
     * For an advance, its percentage of the booking total; 100 for any other invoice.
     */
    voorschot_percentage: number;
    /**
     * VAT and net amount per VAT rate. The keys are the rates, such as `21`, `5.5` or `0`.
     */
    btw: { [key: string]: VatAmount; };
    /**
     * Snapshot of the sender, the addressee and the booking as printed; null for a draft. Null unless you have `viewContact` or `editContact` or `createFactuur`.
     */
    afdruk: InvoicePrint | null;
    /**
     * Seal of the invoice; null for a draft. It is the SHA-256, in hexadecimal, of everything that the invoice prints
     * and of the seal of the previous invoice in the series. `GET /api2/facturen/nummering` verifies it.
     * 
     */
    hash: string | null;
    /**
     * Seal of the previous invoice in the series; null for the first invoice and for a draft.
     */
    previous_hash: string | null;
    /**
     * Pairs of your own, such as the number that another system knows the object by. The service only stores them. Pairs
     * that you send replace all that are stored; PATCH changes single ones. Upper and lower case differ. Lists find
     * objects by `metadata[key]=value`. Without a credential nobody sees them.
     * 
     */
    metadata: { [key: string]: string; };
    /**
     * Lines of the invoice; in a list only with `embed=regels`.
     */
    regels?: Array<InvoiceLine>;
    /**
     * Total paid; only if embedded in a booking.
     */
    _betaald_bedrag?: number;
    /**
     * The open amount: the total less payments, after the invoices of its booking, customer and company paid each other.
     * It is below zero where the customer gets money back, and 0 for a draft. Reminders and `GET /api2/openstaande_posten`
     * use it too. Only if embedded.
     * 
     */
    _openstaand_bedrag?: number;
    /**
     * Current data of the customer; only if embedded. Left out unless you have `viewContact` or `editContact`.
     */
    Klant?: Customer;
    /**
     * Current data of the booking; only if embedded.
     */
    Boeking?: ListedBooking;
    /**
     * Payments in the order in which they were recorded; only if embedded.
     */
    Betalingen?: Array<InvoicePayment>;
    /**
     * Credit invoices of this invoice, drafts included, sorted by id and without their lines; only if embedded.
     * 
     */
    Creditfactuur?: Array<Invoice>;
    /**
     * Invoice that this invoice credits, without its lines; null if it is not a credit invoice. Only if embedded.
     * 
     */
    GecrediteerdeFactuur?: Invoice | null;
    /**
     * Values derived from the invoice; only if embedded.
     */
    _calculated?: InvoiceCalculated;
}


/**
 * Snapshot of the customer.
 * @export
 * @interface InvoiceAddressee
 */
export interface InvoiceAddressee {
    /**
     * Name of the customer.
     */
    naam: string;
    /**
     * Department.
     */
    afdeling: string | null;
    /**
     * Addressee of the invoice if it is not the customer itself.
     */
    factuur_adressering: string | null;
    /**
     * Text printed before the name of the contact person.
     */
    attentie: string;
    /**
     * Name of the main contact person of an organisation; null for a private person.
     */
    contactpersoon: string | null;
    /**
     * E-mail address of the main contact person.
     */
    email: string | null;
    /**
     * 
     */
    adres: string | null;
    /**
     * 
     */
    postcode: string | null;
    /**
     * 
     */
    plaats: string | null;
    /**
     * 
     */
    landcode: string | null;
    /**
     * 
     */
    btw_nummer: string | null;
    /**
     * The `peppol_id` of the customer.
     */
    peppol_id: string | null;
}
/**
 * Values derived from an invoice.
 * @export
 * @interface InvoiceCalculated
 */
export interface InvoiceCalculated {
    /**
     * Belgian structured communication: ten digits and two check digits. Every invoice has one, also where it asks its
     * customer for another reference.
     * 
     */
    gestructureerde_mededeling: string;
    /**
     * Payment reference that the invoice prints, as in `afdruk.betalingskenmerk`; null for a draft.
     */
    betalingskenmerk: string | null;
}

/**
 * Origin of the invoice: `invoice` (office), `online_booking` or `pos` (point of sale).
 * @export
 */
export const InvoiceContext = {
    invoice: 'invoice',
    online_booking: 'online_booking',
    pos: 'pos',
} as const;
export type InvoiceContext = typeof InvoiceContext[keyof typeof InvoiceContext];


/**
 * Related object or value to include with each invoice.
 * @export
 */
export const InvoiceEmbed = {
    Klant: 'Klant',
    Boeking: 'Boeking',
    Betalingen: 'Betalingen',
    regels: 'regels',
    Creditfactuur: 'Creditfactuur',
    GecrediteerdeFactuur: 'GecrediteerdeFactuur',
    calculated_gestructureerde_mededeling: '_calculated.gestructureerde_mededeling',
    openstaand_bedrag: '_openstaand_bedrag',
} as const;
export type InvoiceEmbed = typeof InvoiceEmbed[keyof typeof InvoiceEmbed];

/**
 * Lines under one name, with a discount on all of them.
 * @export
 * @interface InvoiceGroup
 */
export interface InvoiceGroup {
    /**
     * 
     */
    id: number;
    /**
     * 
     */
    type: InvoiceGroupTypeEnum;
    /**
     * Name of the group.
     */
    naam: string;
    /**
     * Discount, in percent, on every line in the group.
     */
    kortingspercentage: number;
    /**
     * Reason for the discount.
     */
    kortingomschrijving: string | null;
    /**
     * Earlier invoice of the booking, such as an advance, that this group deducts; null for any other group.
     * 
     */
    voorschot_factuur_id: number | null;
    /**
     * Whether the lines in the group are printed.
     */
    children_visible: boolean;
    /**
     * Lines in the group.
     */
    regels: Array<InvoiceLine>;
}


/**
 * @export
 */
export const InvoiceGroupTypeEnum = {
    groep: 'groep',
} as const;
export type InvoiceGroupTypeEnum = typeof InvoiceGroupTypeEnum[keyof typeof InvoiceGroupTypeEnum];

/**
 * A quantity at a unit price.
 * @export
 * @interface InvoiceItem
 */
export interface InvoiceItem {
    /**
     * 
     */
    id: number;
    /**
     * 
     */
    type: InvoiceItemTypeEnum;
    /**
     * Name of the product or service.
     */
    naam: string;
    /**
     * Discount on this line, in percent.
     */
    kortingspercentage: number;
    /**
     * Reason for the discount.
     */
    kortingomschrijving: string | null;
    /**
     * Quantity.
     */
    aantal: number;
    /**
     * Unit price including VAT.
     */
    bedrag: number;
    /**
     * VAT rate.
     */
    btw_percentage: number;
    /**
     * Product; null if the line has none.
     */
    product_id: number | null;
    /**
     * Booking line that is charged; null if there is none.
     */
    boekingsregel_id: number | null;
}


/**
 * @export
 */
export const InvoiceItemTypeEnum = {
    item: 'item',
} as const;
export type InvoiceItemTypeEnum = typeof InvoiceItemTypeEnum[keyof typeof InvoiceItemTypeEnum];

/**
 * @type InvoiceLine
 * A printed line: a group (`groep`) of lines, or a single item (`item`).
 * @export
 */
export type InvoiceLine = InvoiceGroup | InvoiceItem;
/**
 * Snapshot of the layout settings of the company and its PDF template.
 * @export
 * @interface InvoiceLook
 */
export interface InvoiceLook {
    /**
     * Locale for the language and the format of numbers and dates.
     */
    locale: string;
    /**
     * Font of the company.
     */
    lettertype: string;
    /**
     * Colour of lines and headings, as #rrggbb.
     */
    accent_color: string | null;
    /**
     * SHA-256 of the logo, in hexadecimal.
     */
    logo_sha256: string | null;
    /**
     * Text at the top of every page; may contain tags.
     */
    header: string | null;
    /**
     * Text at the bottom of every page; may contain tags.
     */
    footer: string | null;
}

/**
 * The mail: the `invoice` itself, or the `first_reminder` or `second_reminder` to pay it.
 * 
 * @export
 */
export const InvoiceMailKind = {
    invoice: 'invoice',
    first_reminder: 'first_reminder',
    second_reminder: 'second_reminder',
} as const;
export type InvoiceMailKind = typeof InvoiceMailKind[keyof typeof InvoiceMailKind];

/**
 * Invoice as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface InvoicePayload
 */
export interface InvoicePayload {
    /**
     * 
     */
    id: number;
    /**
     * Customer who is charged.
     */
    klant_id: number;
    /**
     * Booking that is charged.
     */
    boeking_id: number;
    /**
     * Company that issues the invoice.
     */
    bedrijf_id: number;
    /**
     * 
     */
    context: InvoiceContext;
    /**
     * 
     */
    status: InvoiceStatus;
    /**
     * Invoice number, such as 2026-00001, without gaps per company and year; null for a draft.
     */
    factuur_nummer: string | null;
    /**
     * Local date at whose beginning the service finalises the draft. It mails the invoice, with the company's texts,
     * to the customer's first contact person with an e-mail address. Null = the service never sends it automatically. If the
     * draft cannot be finalised on that date, it stays a draft and this date becomes null.
     * 
     */
    verstuur_factuur_op: string | null;
    /**
     * Invoice date; null for a draft.
     */
    datum: string | null;
    /**
     * Path of the PDF of a finalised invoice; null for a draft.
     */
    pdf_locatie: string | null;
    /**
     * Path of the PDF; for a draft, of a preview.
     */
    pdf_href: string;
    /**
     * Note for the customer.
     */
    opmerking: string | null;
    /**
     * Number of people.
     */
    aantal_personen: number;
    /**
     * Payment term in days.
     */
    betaaltermijn: number;
    /**
     * Customer's own reference.
     */
    referentie_klant: string | null;
    /**
     * Reference of the invoice in an external system.
     */
    reference_external: string;
    /**
     * Date on which the first payment reminder was queued; null before. The service queues it at 08:00 on the day
     * after the due date if an amount is open. That is the invoice total, less its credit invoices and its payments.
     * 
     */
    herinnering1: string | null;
    /**
     * Date on which the second payment reminder was queued, 14 days after the first; null before.
     */
    herinnering2: string | null;
    /**
     * Total including VAT; the sum of the net amounts if VAT is reverse charged (`btw_verlegd`).
     */
    calculated_totaalbedrag_inclusief_btw: number;
    /**
     * Online payment for which the invoice was created (`GET /api2/online_payments/{id}`); null for any other invoice.
     * 
     */
    provider_transaction_id: number | null;
    /**
     * Invoice that this invoice credits; null if it is not a credit invoice.
     */
    crediteert_factuur_id: number | null;
    /**
     * Whether VAT is reverse charged. If so, the total is the sum of the net amounts and
     * the customer accounts for the VAT.
     * 
     */
    btw_verlegd: boolean;
    /**
     * For an advance, its percentage of the booking total; 100 for any other invoice.
     */
    voorschot_percentage: number;
    /**
     * VAT and net amount per VAT rate. The keys are the rates, such as `21`, `5.5` or `0`.
     */
    btw: { [key: string]: VatAmount; };
    /**
     * Snapshot of the sender, the addressee and the booking as printed; null for a draft. Null unless you have `viewContact` or `editContact` or `createFactuur`.
     */
    afdruk: InvoicePrint | null;
    /**
     * Seal of the invoice; null for a draft. It is the SHA-256, in hexadecimal, of everything that the invoice prints
     * and of the seal of the previous invoice in the series. `GET /api2/facturen/nummering` verifies it.
     * 
     */
    hash: string | null;
    /**
     * Seal of the previous invoice in the series; null for the first invoice and for a draft.
     */
    previous_hash: string | null;
    /**
     * Pairs of your own, such as the number that another system knows the object by. The service only stores them. Pairs
     * that you send replace all that are stored; PATCH changes single ones. Upper and lower case differ. Lists find
     * objects by `metadata[key]=value`. Without a credential nobody sees them.
     * 
     */
    metadata: { [key: string]: string; };
    /**
     * Lines of the invoice; in a list only with `embed=regels`.
     */
    regels: Array<InvoiceLine>;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}


/**
 * A payment on an invoice, or a refund.
 * @export
 * @interface InvoicePayment
 */
export interface InvoicePayment {
    /**
     * 
     */
    readonly id: number;
    /**
     * Invoice that was paid.
     */
    readonly factuur_id: number;
    /**
     * Date and time of the payment; if omitted, now.
     */
    wanneer: string;
    /**
     * Amount paid; negative for a refund. May not be zero.
     */
    bedrag: number;
    /**
     * Note.
     */
    opmerking: string;
    /**
     * Payment method, if known.
     */
    betaalmethode_id: number | null;
    /**
     * Point of sale that received the payment.
     */
    pos_id: number | null;
    /**
     * Location that received the payment. The point of sale must be available there.
     */
    location_id: number | null;
    /**
     * Set only if this payment settles an invoice with its credit invoice and no money moved: the counterpart payment
     * on the other invoice. Null for any other payment.
     * 
     */
    readonly settles_id: number | null;
    /**
     * VAT and net amount per VAT rate. The keys are the rates, such as `21`, `5.5` or `0`.
     */
    readonly btw: { [key: string]: VatAmount; };
    /**
     * Events leave it out, because it changes with `Customer`.
     */
    readonly klant: PaymentCustomer;
    /**
     * Member of staff who recorded the payment, null if none did; only if embedded. Null unless you have `viewContact` or `editContact` or `editPersoneel`.
     */
    readonly Creator?: Creator | null;
    /**
     * The invoice, without its lines; only if embedded.
     */
    readonly Factuur?: Invoice;
}
/**
 * InvoicePayment as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface InvoicePaymentPayload
 */
export interface InvoicePaymentPayload {
    /**
     * 
     */
    readonly id: number;
    /**
     * Invoice that was paid.
     */
    readonly factuur_id: number;
    /**
     * Date and time of the payment; if omitted, now.
     */
    wanneer: string;
    /**
     * Amount paid; negative for a refund. May not be zero.
     */
    bedrag: number;
    /**
     * Note.
     */
    opmerking: string;
    /**
     * Payment method, if known.
     */
    betaalmethode_id: number | null;
    /**
     * Point of sale that received the payment.
     */
    pos_id: number | null;
    /**
     * Location that received the payment. The point of sale must be available there.
     */
    location_id: number | null;
    /**
     * Set only if this payment settles an invoice with its credit invoice and no money moved: the counterpart payment
     * on the other invoice. Null for any other payment.
     * 
     */
    readonly settles_id: number | null;
    /**
     * VAT and net amount per VAT rate. The keys are the rates, such as `21`, `5.5` or `0`.
     */
    readonly btw: { [key: string]: VatAmount; };
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}
/**
 * A payment on an invoice, or a refund. The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface InvoicePaymentPut
 */
export interface InvoicePaymentPut {
    /**
     * 
     */
    readonly id?: number;
    /**
     * Invoice that was paid.
     */
    readonly factuur_id?: number;
    /**
     * Date and time of the payment; if omitted, now.
     */
    wanneer?: string;
    /**
     * Amount paid; negative for a refund. May not be zero.
     */
    bedrag: number;
    /**
     * Note.
     */
    opmerking?: string;
    /**
     * Payment method, if known.
     */
    betaalmethode_id?: number | null;
    /**
     * Point of sale that received the payment.
     */
    pos_id?: number | null;
    /**
     * Location that received the payment. The point of sale must be available there.
     */
    location_id?: number | null;
    /**
     * Set only if this payment settles an invoice with its credit invoice and no money moved: the counterpart payment
     * on the other invoice. Null for any other payment.
     * 
     */
    readonly settles_id?: number | null;
    /**
     * VAT and net amount per VAT rate. The keys are the rates, such as `21`, `5.5` or `0`.
     */
    readonly btw?: { [key: string]: VatAmount; };
    /**
     * 
     */
    readonly klant?: PaymentCustomer;
    /**
     * Member of staff who recorded the payment, null if none did; only if embedded.
     */
    readonly Creator?: Creator | null;
    /**
     * The invoice, without its lines; only if embedded.
     */
    readonly Factuur?: Invoice;
}
/**
 * Snapshot of the printed data about the sender, the addressee and the booking, taken when the invoice became
 * finalised.
 * 
 * @export
 * @interface InvoicePrint
 */
export interface InvoicePrint {
    /**
     * 
     */
    afzender: InvoiceSender;
    /**
     * 
     */
    geadresseerde: InvoiceAddressee;
    /**
     * 
     */
    uitje: InvoicedBooking;
    /**
     * 
     */
    vormgeving: InvoiceLook;
    /**
     * Payments recorded in the same request that finalised the invoice, at the till for example. Later payments
     * and settlements are not included.
     * 
     */
    betalingen: Array<PrintedPayment>;
    /**
     * Invoice that this invoice credits; null if it is not a credit invoice.
     */
    gecrediteerde_factuur: CreditedInvoice | null;
    /**
     * Payment reference that the customer is asked to quote. It follows the country of the company's IBAN. A Belgian
     * one has the Belgian structured communication `+++123/4567/89012+++`, all others have a creditor reference (ISO
     * 11649) that begins with `RF`. Invoices from before that rule keep the Belgian form.
     * 
     */
    betalingskenmerk: string;
    /**
     * The times of booking lines, printed below the invoice lines that name them. Empty on invoices from before it was
     * copied.
     * 
     */
    boekingsregels: Array<PrintedBookingLine>;
}
/**
 * Snapshot of the company.
 * @export
 * @interface InvoiceSender
 */
export interface InvoiceSender {
    /**
     * Name that customers see (`weergavenaam`).
     */
    naam: string;
    /**
     * 
     */
    slogan: string | null;
    /**
     * 
     */
    adres: string | null;
    /**
     * 
     */
    postcode: string | null;
    /**
     * 
     */
    plaats: string | null;
    /**
     * 
     */
    landcode: string | null;
    /**
     * 
     */
    telefoon: string | null;
    /**
     * 
     */
    email: string | null;
    /**
     * 
     */
    website: string | null;
    /**
     * 
     */
    iban: string | null;
    /**
     * 
     */
    bic: string | null;
    /**
     * Name of the account holder.
     */
    bank_tnv: string | null;
    /**
     * 
     */
    btw_nummer: string | null;
    /**
     * Number in the trade register.
     */
    kvk_nummer: string | null;
    /**
     * The `peppol_id` of the company.
     */
    peppol_id: string | null;
}
/**
 * The steps when the draft is finalised: render the PDF, record payments, mail the invoice.
 * @export
 * @interface InvoiceSending
 */
export interface InvoiceSending {
    /**
     * True renders the PDF before the response. False leaves it to a background job, or to the first request for the
     * PDF.
     * 
     */
    render_pdf?: boolean | null;
    /**
     * Payments received with the invoice, recorded in this order.
     */
    betalingen?: Array<SentPayment> | null;
    /**
     * Contact person to mail the invoice to; must have an e-mail address.
     */
    mail_to?: number | null;
    /**
     * Contact persons who get a copy. Only with `mail_to`.
     */
    mail_cc?: Array<number> | null;
    /**
     * Subject; may contain tags. If omitted, the company's subject. Only with `mail_to`.
     */
    mail_subject?: string | null;
    /**
     * Plain text; may contain tags. If omitted, the company's text. Only with `mail_to`.
     */
    mail_body?: string | null;
    /**
     * Signature below the text; may contain tags. If omitted, the signature of the member of staff whose credential
     * you use, or else the company's. Only with `mail_to`.
     * 
     */
    mail_signature?: string | null;
}
/**
 * Result of the verification of one series of invoice numbers. A series belongs to one company and one year.
 * 
 * @export
 * @interface InvoiceSeries
 */
export interface InvoiceSeries {
    /**
     * Company.
     */
    bedrijf_id: number;
    /**
     * Local year of the invoice dates.
     */
    jaar: number;
    /**
     * First number; null if the series has no invoices.
     */
    first: number | null;
    /**
     * Last number; null if the series has no invoices.
     */
    last: number | null;
    /**
     * Number of invoices in the series.
     */
    count: number;
    /**
     * Issued numbers without an invoice, the first 1000 of them; empty if the series is intact.
     */
    gaps: Array<number>;
    /**
     * Number of invoices at the start of the series that were issued before invoices were sealed.
     */
    unsealed: number;
    /**
     * Seal of the last invoice. Store it outside this installation. As long as a later verification returns the same
     * seal for an invoice, no invoice up to that one was changed. A change together with the seals shows too.
     * 
     */
    hash: string | null;
    /**
     * First invoice that differs from what was sealed; null if the series is intact.
     */
    changed: BrokenSeal | null;
}

/**
 * `concept`: draft. `verzonden`: finalised, not paid. `deels_betaald`: partially paid. `betaald`: fully paid, or a
 * total of zero.
 * 
 * @export
 */
export const InvoiceStatus = {
    concept: 'concept',
    verzonden: 'verzonden',
    deels_betaald: 'deels_betaald',
    betaald: 'betaald',
} as const;
export type InvoiceStatus = typeof InvoiceStatus[keyof typeof InvoiceStatus];

/**
 * Snapshot of the booking.
 * @export
 * @interface InvoicedBooking
 */
export interface InvoicedBooking {
    /**
     * Booking reference.
     */
    referentie: string;
    /**
     * Date of the booking.
     */
    datum: string | null;
    /**
     * Package name that the customer sees.
     */
    arrangement: string;
}

/**
 * Account of the line, whatever its ledger number: `debiteuren` (accounts receivable), `omzet` (revenue),
 * `voorschotten` (advances) or `btw` (VAT). Also `betalingen` (payments), `verrekeningen` (settlements) and `vouchers`
 * (sold and not redeemed).
 * 
 * @export
 */
export const JournalAccount = {
    debiteuren: 'debiteuren',
    omzet: 'omzet',
    voorschotten: 'voorschotten',
    btw: 'btw',
    betalingen: 'betalingen',
    verrekeningen: 'verrekeningen',
    vouchers: 'vouchers',
} as const;
export type JournalAccount = typeof JournalAccount[keyof typeof JournalAccount];

/**
 * A journal entry, as it was recorded.
 * @export
 * @interface JournalEntry
 */
export interface JournalEntry {
    /**
     * 
     */
    id: number;
    /**
     * Date of the entry.
     */
    datum: string;
    /**
     * 
     */
    soort: JournalEntryKind;
    /**
     * When the entry was recorded.
     */
    geboekt_op: string;
    /**
     * Company that issued the invoice.
     */
    bedrijf_id: number;
    /**
     * Invoice; null for sales of vouchers and their refunds.
     */
    factuur_id: number | null;
    /**
     * Invoice number; null for sales of vouchers and their refunds.
     */
    factuur_nummer: string | null;
    /**
     * Invoice date; null for sales of vouchers and their refunds.
     */
    factuur_datum: string | null;
    /**
     * Sale of vouchers; null for every other entry.
     */
    voucher_verkoop_id: number | null;
    /**
     * Refund (`refunds` of an online payment) of vouchers that were withdrawn; null for every other entry.
     */
    terugbetaling_id: number | null;
    /**
     * Customer who is charged.
     */
    klant_id: number;
    /**
     * Name of the customer, as printed on the invoice. Null unless you have `viewContact` or `editContact` or `createFactuur`.
     */
    klant_naam: string | null;
    /**
     * Payment, which may have been deleted since; null for an entry of an invoice.
     */
    betaling_id: number | null;
    /**
     * Local date of the payment itself; null for an entry of an invoice.
     */
    betaald_op: string | null;
    /**
     * Payment method, which may have been deleted since; null if there is none.
     */
    betaalmethode_id: number | null;
    /**
     * Entry that this entry reverses; null for any other entry.
     */
    tegenboeking_van: number | null;
    /**
     * Lines of the entry. The debits equal the credits.
     */
    regels: Array<JournalLine>;
}



/**
 * The subject of the entry: `factuur` (invoice), `creditfactuur` (credit invoice), `betaling` (payment) or
 * `verrekening` (settlement of an invoice with its credit invoice). Also `tegenboeking` (reversal of an earlier entry),
 * `voucherverkoop` (vouchers that were sold) and `voucherherroeping` (vouchers that were paid back).
 * 
 * @export
 */
export const JournalEntryKind = {
    factuur: 'factuur',
    creditfactuur: 'creditfactuur',
    betaling: 'betaling',
    verrekening: 'verrekening',
    tegenboeking: 'tegenboeking',
    voucherverkoop: 'voucherverkoop',
    voucherherroeping: 'voucherherroeping',
} as const;
export type JournalEntryKind = typeof JournalEntryKind[keyof typeof JournalEntryKind];

/**
 * A line of a journal entry. Either `debet` or `credit` is zero.
 * @export
 * @interface JournalLine
 */
export interface JournalLine {
    /**
     * 
     */
    rekening: JournalAccount;
    /**
     * Number of the ledger account; null if none was configured.
     */
    ledger_number: string | null;
    /**
     * Cost center of the product group.
     */
    cost_center: string | null;
    /**
     * Name of the product group or the payment method.
     */
    naam: string | null;
    /**
     * VAT rate, on lines of revenue, advances and VAT.
     */
    btw_percentage: number | null;
    /**
     * Debit.
     */
    debet: number;
    /**
     * Credit.
     */
    credit: number;
}


/**
 * A change of Kassa.
 * @export
 * @interface KassaEvent
 */
export interface KassaEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: KassaEventMeta;
    /**
     * 
     */
    data: KassaEventData;
}
/**
 * @type KassaEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type KassaEventData = PointOfSalePayload | ThinPayload;
/**
 * Metadata of an event of Kassa.
 * @export
 * @interface KassaEventMeta
 */
export interface KassaEventMeta {
    /**
     * 
     */
    event: KassaEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: KassaEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const KassaEventMetaEventEnum = {
    Kassa__postInsert: 'Kassa::postInsert',
    Kassa__postUpdate: 'Kassa::postUpdate',
    Kassa__postSave: 'Kassa::postSave',
    Kassa__postDelete: 'Kassa::postDelete',
} as const;
export type KassaEventMetaEventEnum = typeof KassaEventMetaEventEnum[keyof typeof KassaEventMetaEventEnum];

/**
 * @export
 */
export const KassaEventMetaObjectEnum = {
    Kassa: 'Kassa',
} as const;
export type KassaEventMetaObjectEnum = typeof KassaEventMetaObjectEnum[keyof typeof KassaEventMetaObjectEnum];

/**
 * A change of Kassalogboek.
 * @export
 * @interface KassalogboekEvent
 */
export interface KassalogboekEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: KassalogboekEventMeta;
    /**
     * 
     */
    data: KassalogboekEventData;
}
/**
 * @type KassalogboekEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type KassalogboekEventData = ThinPayload | TillLogEntryPayload;
/**
 * Metadata of an event of Kassalogboek.
 * @export
 * @interface KassalogboekEventMeta
 */
export interface KassalogboekEventMeta {
    /**
     * 
     */
    event: KassalogboekEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: KassalogboekEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const KassalogboekEventMetaEventEnum = {
    Kassalogboek__postInsert: 'Kassalogboek::postInsert',
    Kassalogboek__postUpdate: 'Kassalogboek::postUpdate',
    Kassalogboek__postSave: 'Kassalogboek::postSave',
    Kassalogboek__postDelete: 'Kassalogboek::postDelete',
} as const;
export type KassalogboekEventMetaEventEnum = typeof KassalogboekEventMetaEventEnum[keyof typeof KassalogboekEventMetaEventEnum];

/**
 * @export
 */
export const KassalogboekEventMetaObjectEnum = {
    Kassalogboek: 'Kassalogboek',
} as const;
export type KassalogboekEventMetaObjectEnum = typeof KassalogboekEventMetaObjectEnum[keyof typeof KassalogboekEventMetaObjectEnum];

/**
 * A change of Klant.
 * @export
 * @interface KlantEvent
 */
export interface KlantEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: KlantEventMeta;
    /**
     * 
     */
    data: KlantEventData;
}
/**
 * @type KlantEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type KlantEventData = CustomerPayload | ThinPayload;
/**
 * Metadata of an event of Klant.
 * @export
 * @interface KlantEventMeta
 */
export interface KlantEventMeta {
    /**
     * 
     */
    event: KlantEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: KlantEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const KlantEventMetaEventEnum = {
    Klant__postInsert: 'Klant::postInsert',
    Klant__postUpdate: 'Klant::postUpdate',
    Klant__postSave: 'Klant::postSave',
    Klant__postDelete: 'Klant::postDelete',
} as const;
export type KlantEventMetaEventEnum = typeof KlantEventMetaEventEnum[keyof typeof KlantEventMetaEventEnum];

/**
 * @export
 */
export const KlantEventMetaObjectEnum = {
    Klant: 'Klant',
} as const;
export type KlantEventMetaObjectEnum = typeof KlantEventMetaObjectEnum[keyof typeof KlantEventMetaObjectEnum];

/**
 * A change of Kortingscode.
 * @export
 * @interface KortingscodeEvent
 */
export interface KortingscodeEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: KortingscodeEventMeta;
    /**
     * 
     */
    data: KortingscodeEventData;
}
/**
 * @type KortingscodeEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type KortingscodeEventData = DiscountCodePayload | ThinPayload;
/**
 * Metadata of an event of Kortingscode.
 * @export
 * @interface KortingscodeEventMeta
 */
export interface KortingscodeEventMeta {
    /**
     * 
     */
    event: KortingscodeEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: KortingscodeEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const KortingscodeEventMetaEventEnum = {
    Kortingscode__postInsert: 'Kortingscode::postInsert',
    Kortingscode__postUpdate: 'Kortingscode::postUpdate',
    Kortingscode__postSave: 'Kortingscode::postSave',
    Kortingscode__postDelete: 'Kortingscode::postDelete',
} as const;
export type KortingscodeEventMetaEventEnum = typeof KortingscodeEventMetaEventEnum[keyof typeof KortingscodeEventMetaEventEnum];

/**
 * @export
 */
export const KortingscodeEventMetaObjectEnum = {
    Kortingscode: 'Kortingscode',
} as const;
export type KortingscodeEventMetaObjectEnum = typeof KortingscodeEventMetaObjectEnum[keyof typeof KortingscodeEventMetaObjectEnum];

/**
 * A change of Kwalificatie.
 * @export
 * @interface KwalificatieEvent
 */
export interface KwalificatieEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: KwalificatieEventMeta;
    /**
     * 
     */
    data: KwalificatieEventData;
}
/**
 * @type KwalificatieEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type KwalificatieEventData = QualificationPayload | ThinPayload;
/**
 * Metadata of an event of Kwalificatie.
 * @export
 * @interface KwalificatieEventMeta
 */
export interface KwalificatieEventMeta {
    /**
     * 
     */
    event: KwalificatieEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: KwalificatieEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const KwalificatieEventMetaEventEnum = {
    Kwalificatie__postInsert: 'Kwalificatie::postInsert',
    Kwalificatie__postUpdate: 'Kwalificatie::postUpdate',
    Kwalificatie__postSave: 'Kwalificatie::postSave',
    Kwalificatie__postDelete: 'Kwalificatie::postDelete',
} as const;
export type KwalificatieEventMetaEventEnum = typeof KwalificatieEventMetaEventEnum[keyof typeof KwalificatieEventMetaEventEnum];

/**
 * @export
 */
export const KwalificatieEventMetaObjectEnum = {
    Kwalificatie: 'Kwalificatie',
} as const;
export type KwalificatieEventMetaObjectEnum = typeof KwalificatieEventMetaObjectEnum[keyof typeof KwalificatieEventMetaObjectEnum];

/**
 * A change of LeverancierContact.
 * @export
 * @interface LeverancierContactEvent
 */
export interface LeverancierContactEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: LeverancierContactEventMeta;
    /**
     * 
     */
    data: LeverancierContactEventData;
}
/**
 * @type LeverancierContactEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type LeverancierContactEventData = SupplierPayload | ThinPayload;
/**
 * Metadata of an event of LeverancierContact.
 * @export
 * @interface LeverancierContactEventMeta
 */
export interface LeverancierContactEventMeta {
    /**
     * 
     */
    event: LeverancierContactEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: LeverancierContactEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const LeverancierContactEventMetaEventEnum = {
    LeverancierContact__postInsert: 'LeverancierContact::postInsert',
    LeverancierContact__postUpdate: 'LeverancierContact::postUpdate',
    LeverancierContact__postSave: 'LeverancierContact::postSave',
    LeverancierContact__postDelete: 'LeverancierContact::postDelete',
} as const;
export type LeverancierContactEventMetaEventEnum = typeof LeverancierContactEventMetaEventEnum[keyof typeof LeverancierContactEventMetaEventEnum];

/**
 * @export
 */
export const LeverancierContactEventMetaObjectEnum = {
    LeverancierContact: 'LeverancierContact',
} as const;
export type LeverancierContactEventMetaObjectEnum = typeof LeverancierContactEventMetaObjectEnum[keyof typeof LeverancierContactEventMetaObjectEnum];

/**
 * A HAL link to a path on this server.
 * @export
 * @interface Link
 */
export interface Link {
    /**
     * The path, including its query string.
     */
    href: string;
}
/**
 * A booking in a list. Lines, costs and related objects are present only if you embed them.
 * @export
 * @interface ListedBooking
 */
export interface ListedBooking {
    /**
     * 
     */
    readonly id: number;
    /**
     * Customer. Cannot be changed once the booking has a finalised invoice.
     */
    klant_id: number;
    /**
     * Reference for people: the customer's id and a sequence number per customer. Never reused.
     */
    readonly referentie: string;
    /**
     * Local date of `begin`. To change it, change `begin`.
     */
    datum: string;
    /**
     * Start of the booking. Changing it moves all lines.
     */
    begin: string;
    /**
     * 
     */
    status: BookingStatus;
    /**
     * Name of the package or product, as the customer sees it.
     */
    arrangement: string;
    /**
     * Package from which the booking was created. Cannot be changed.
     */
    arrangement_id: number | null;
    /**
     * Book process that the booking came from; null without one. A copy of a booking has none.
     */
    readonly book_process_id: number | null;
    /**
     * Number of people.
     */
    personen: number;
    /**
     * When the booking got its current status.
     */
    readonly status_updated_at: string;
    /**
     * True if a customer made the booking online.
     */
    readonly online_boeking: boolean;
    /**
     * Last day on which an option or reservation is held. After that day nothing happens, unless the setting
     * `verlopen_optie_actie` is `annuleren`: then the booking is cancelled in the first hour of the next day.
     * 
     */
    status_vervaldatum: string | null;
    /**
     * Notes for staff and suppliers.
     */
    bijzonderheden: string | null;
    /**
     * Whether the service creates a draft invoice for the booking automatically. Takes effect only if the setting
     * `deels_factureren` is `yes`; otherwise the value is always true and what you send is ignored. You can always invoice
     * the booking yourself.
     * 
     */
    factureren: boolean;
    /**
     * Number of days after `datum` on which the service creates a draft invoice; null = the company's
     * `factureren_na_dagen`. Takes effect only if the setting `deels_factureren` is `yes`.
     * 
     */
    conceptfactuur_na_dagen: number | null;
    /**
     * Pairs of your own, such as the number that another system knows the object by. The service only stores them. Pairs
     * that you send replace all that are stored; PATCH changes single ones. Upper and lower case differ. Lists find
     * objects by `metadata[key]=value`. Without a credential nobody sees them.
     * 
     */
    metadata: { [key: string]: string; };
    /**
     * Lines of the booking, sorted by `begin`.
     */
    boekingsregels?: Array<BookingLine>;
    /**
     * 
     */
    kosten?: Costs;
    /**
     * Customer; only if embedded. Left out unless you have `viewContact` or `editContact`.
     */
    readonly Klant?: Customer;
    /**
     * Member of staff who created the booking, null if none did; only if embedded. Null unless you have `viewContact` or `editContact` or `editPersoneel`.
     */
    readonly Creator?: Creator | null;
    /**
     * Shifts for the booking, sorted by `begin`; only if embedded.
     */
    readonly Diensten?: Array<Shift>;
    /**
     * Invoices of the booking, without their lines; only if embedded.
     */
    readonly Facturen?: Array<Invoice>;
    /**
     * The amount that is still to pay for the booking: its costs less the payments on its invoices, below zero where too
     * much was paid. The costs count without VAT where invoices of the booking have `btw_verlegd` (reverse charge). Its
     * finalised invoices that are not wholly credited decide that, or else its newest draft. Only if embedded.
     * 
     */
    readonly _openstaand_bedrag?: number;
}



/**
 * Related object to include with each booking in a list.
 * @export
 */
export const ListedBookingEmbed = {
    Klant: 'Klant',
    Klant_Hoofdcontact: 'Klant.Hoofdcontact',
    boekingsregels: 'boekingsregels',
    kosten: 'kosten',
    Creator: 'Creator',
    Diensten: 'Diensten',
    Facturen: 'Facturen',
    Facturen__betaald_bedrag: 'Facturen._betaald_bedrag',
    openstaand_bedrag: '_openstaand_bedrag',
} as const;
export type ListedBookingEmbed = typeof ListedBookingEmbed[keyof typeof ListedBookingEmbed];

/**
 * A field of a contact form, with its form.
 * @export
 * @interface ListedContactFormField
 */
export interface ListedContactFormField {
    /**
     * The form.
     */
    contactformulier_id: number;
    /**
     * The `id` of an existing field. In an update it selects the field that you change; omit it for a new field.
     * 
     */
    id: number;
    /**
     * The text that visitors read beside the field.
     */
    naam: string;
    /**
     * 
     */
    soort_invoer: ContactFormInput;
    /**
     * Whether visitors must fill in the field.
     */
    verplicht: boolean;
    /**
     * The options that visitors choose from, in a field `keuze` or `keuze_enkel`, or in a `contact.extra` of the
     * `input_type` `singlechoice` or `multiplechoice`. Null for all other fields.
     * 
     */
    mogelijke_keuzes: Array<string> | null;
    /**
     * Whether the answer is copied into the particulars of the booking.
     */
    bijzonderheden_boeking: boolean;
    /**
     * The key to send the answer under; unique in the form. If you omit it, it is `soort_invoer`, or
     * `contact.extra[<extra_field_name>]`, or made from `soort_invoer` and `naam`.
     * 
     */
    field_identifier: string;
    /**
     * Name of the extra field of the customer, where `soort_invoer` is `contact.extra`; else null.
     */
    extra_field_name: string | null;
    /**
     * Type of the extra field, where `soort_invoer` is `contact.extra`; else null. If you omit it there, it is `text`.
     * 
     */
    input_type: ListedContactFormFieldInputTypeEnum | null;
    /**
     * Fields with a low number come first; fields with the same number in the order in which they were created. If
     * you omit it for a new field, it is the place in the list that you send.
     * 
     */
    sort_order: number;
    /**
     * The newsletters that visitors choose from, by their ids, where `soort_invoer` is `contactpersoon.nieuwsbrieven`;
     * else null.
     * 
     */
    readonly newsletter_options: { [key: string]: string; } | null;
}


/**
 * @export
 */
export const ListedContactFormFieldInputTypeEnum = {
    text: 'text',
    number: 'number',
    date: 'date',
    singlechoice: 'singlechoice',
    multiplechoice: 'multiplechoice',
} as const;
export type ListedContactFormFieldInputTypeEnum = typeof ListedContactFormFieldInputTypeEnum[keyof typeof ListedContactFormFieldInputTypeEnum];

/**
 * A change of Locatie.
 * @export
 * @interface LocatieEvent
 */
export interface LocatieEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: LocatieEventMeta;
    /**
     * 
     */
    data: LocatieEventData;
}
/**
 * @type LocatieEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type LocatieEventData = LocationPayload | ThinPayload;
/**
 * Metadata of an event of Locatie.
 * @export
 * @interface LocatieEventMeta
 */
export interface LocatieEventMeta {
    /**
     * 
     */
    event: LocatieEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: LocatieEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const LocatieEventMetaEventEnum = {
    Locatie__postInsert: 'Locatie::postInsert',
    Locatie__postUpdate: 'Locatie::postUpdate',
    Locatie__postSave: 'Locatie::postSave',
    Locatie__postDelete: 'Locatie::postDelete',
} as const;
export type LocatieEventMetaEventEnum = typeof LocatieEventMetaEventEnum[keyof typeof LocatieEventMetaEventEnum];

/**
 * @export
 */
export const LocatieEventMetaObjectEnum = {
    Locatie: 'Locatie',
} as const;
export type LocatieEventMetaObjectEnum = typeof LocatieEventMetaObjectEnum[keyof typeof LocatieEventMetaObjectEnum];

/**
 * A place where bookings take place. Locations form a tree: a location may be part of another one.
 * @export
 * @interface Location
 */
export interface Location {
    /**
     * 
     */
    readonly id: number;
    /**
     * Internal name.
     */
    naam: string;
    /**
     * Colour in the day planning.
     */
    kleur: string | null;
    /**
     * Name that customers see.
     */
    weergavenaam: string | null;
    /**
     * Street and house number.
     */
    adres: string | null;
    /**
     * Postal code.
     */
    postcode: string | null;
    /**
     * Town.
     */
    plaats: string | null;
    /**
     * Telephone number.
     */
    telefoonnummer: string | null;
    /**
     * Latitude in decimal degrees, north positive.
     */
    latitude: number | null;
    /**
     * Longitude in decimal degrees, east positive.
     */
    longitude: number | null;
    /**
     * Maximum number of people at the same time; null = unlimited.
     */
    capaciteit: number | null;
    /**
     * Maximum number of bookings at the same time; null = unlimited.
     */
    aantal_groepen: number | null;
    /**
     * The location that this one is part of; null at the top of the tree.
     */
    parent_id: number | null;
    /**
     * Usage on the local day of `embedGebruikOpDatum`, from midnight to midnight. Present only with that parameter.
     * Includes the usage of all locations below this one. Periods without people are left out.
     * 
     */
    readonly gebruik?: Array<LocationUse>;
}
/**
 * The part of a product that is left in a location.
 * @export
 * @interface LocationAvailability
 */
export interface LocationAvailability {
    /**
     * The location; null for a product without locations.
     */
    locatie_id: number | null;
    /**
     * How many units one booking can have; 99999 = unlimited.
     */
    beschikbaarheid: number;
}
/**
 * Location as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface LocationPayload
 */
export interface LocationPayload {
    /**
     * 
     */
    readonly id: number;
    /**
     * Internal name.
     */
    naam: string;
    /**
     * Colour in the day planning.
     */
    kleur: string | null;
    /**
     * Name that customers see.
     */
    weergavenaam: string | null;
    /**
     * Street and house number.
     */
    adres: string | null;
    /**
     * Postal code.
     */
    postcode: string | null;
    /**
     * Town.
     */
    plaats: string | null;
    /**
     * Telephone number.
     */
    telefoonnummer: string | null;
    /**
     * Latitude in decimal degrees, north positive.
     */
    latitude: number | null;
    /**
     * Longitude in decimal degrees, east positive.
     */
    longitude: number | null;
    /**
     * Maximum number of people at the same time; null = unlimited.
     */
    capaciteit: number | null;
    /**
     * Maximum number of bookings at the same time; null = unlimited.
     */
    aantal_groepen: number | null;
    /**
     * The location that this one is part of; null at the top of the tree.
     */
    parent_id: number | null;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}
/**
 * A place where bookings take place. Locations form a tree: a location may be part of another one. The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface LocationPut
 */
export interface LocationPut {
    /**
     * 
     */
    readonly id?: number;
    /**
     * Internal name.
     */
    naam?: string;
    /**
     * Colour in the day planning.
     */
    kleur?: string | null;
    /**
     * Name that customers see.
     */
    weergavenaam?: string | null;
    /**
     * Street and house number.
     */
    adres?: string | null;
    /**
     * Postal code.
     */
    postcode?: string | null;
    /**
     * Town.
     */
    plaats?: string | null;
    /**
     * Telephone number.
     */
    telefoonnummer?: string | null;
    /**
     * Latitude in decimal degrees, north positive.
     */
    latitude?: number | null;
    /**
     * Longitude in decimal degrees, east positive.
     */
    longitude?: number | null;
    /**
     * Maximum number of people at the same time; null = unlimited.
     */
    capaciteit?: number | null;
    /**
     * Maximum number of bookings at the same time; null = unlimited.
     */
    aantal_groepen?: number | null;
    /**
     * The location that this one is part of; null at the top of the tree.
     */
    parent_id?: number | null;
    /**
     * Usage on the local day of `embedGebruikOpDatum`, from midnight to midnight. Present only with that parameter.
     * Includes the usage of all locations below this one. Periods without people are left out.
     * 
     */
    readonly gebruik?: Array<LocationUse>;
}
/**
 * A period in which the numbers of people and bookings at a location are constant. Only bookings that hold capacity
 * count: those with the status `optie`, `reservering`, `definitief`, `gaande` or `voltooid`. The people of one
 * booking count once.
 * 
 * @export
 * @interface LocationUse
 */
export interface LocationUse {
    /**
     * Start of the period, inclusive.
     */
    begin: string;
    /**
     * End of the period, exclusive.
     */
    eind: string;
    /**
     * Number of people during the period.
     */
    personen: number;
    /**
     * Number of bookings during the period.
     */
    groepen: number;
}
/**
 * The user name and password with which a session begins.
 * @export
 * @interface Login
 */
export interface Login {
    /**
     * Capitals make no difference.
     */
    gebruikersnaam: string;
    /**
     * The password that the account has now.
     */
    wachtwoord: string;
    /**
     * A code of the second factor: the six digits that the phone shows, or a recovery code. Spaces, hyphens and capitals
     * make no difference. Each code counts once.
     * 
     */
    code?: string | null;
}
/**
 * The action that the recipient of a mail can take with one click.
 * @export
 * @interface MailButton
 */
export interface MailButton {
    /**
     * Text on the button.
     */
    label: string;
    /**
     * Address that it opens.
     */
    url: string;
}
/**
 * Something that a mail shows at a glance.
 * @export
 * @interface MailFact
 */
export interface MailFact {
    /**
     * The name of the fact, in the language of the mail.
     */
    label: string;
    /**
     * Its value, as people write it.
     */
    value: string;
}

/**
 * Kind of mail. `invoice` sends an invoice, `first_reminder` and `second_reminder` ask for payment,
 * `payment_confirmation` confirms one. `status_reminder` says that a booking has had its status for some days,
 * `proposal` sends a proposal. `vouchers` sends vouchers that were bought, `newsletter` an issue of a newsletter. The
 * booking mails are `booking_confirmation`, `booking_change`, `booking_cancellation`, `booking_reminder` and
 * `booking_thanks`. `cancellation_receipt` tells a customer what cancelling costs, and when it was. `withdrawal`
 * confirms that a withdrawal arrived.
 * 
 * @export
 */
export const MailKind = {
    invoice: 'invoice',
    first_reminder: 'first_reminder',
    second_reminder: 'second_reminder',
    payment_confirmation: 'payment_confirmation',
    status_reminder: 'status_reminder',
    booking_confirmation: 'booking_confirmation',
    booking_change: 'booking_change',
    booking_cancellation: 'booking_cancellation',
    booking_reminder: 'booking_reminder',
    booking_thanks: 'booking_thanks',
    cancellation_receipt: 'cancellation_receipt',
    proposal: 'proposal',
    vouchers: 'vouchers',
    newsletter: 'newsletter',
    withdrawal: 'withdrawal',
} as const;
export type MailKind = typeof MailKind[keyof typeof MailKind];


/**
 * Whether the sender's address belongs to a contact person of one customer (`known`), of none (`unknown`) or of
 * several (`several`).
 * 
 * @export
 */
export const MailSender = {
    known: 'known',
    unknown: 'unknown',
    several: 'several',
} as const;
export type MailSender = typeof MailSender[keyof typeof MailSender];


/**
 * How the connection is encrypted: `starttls` (it begins in the clear and must become encrypted), `tls` (from the
 * start) or `none`. `starttls` if you omit it. With a user name, `none` is not accepted.
 * 
 * @export
 */
export const MailServerSecurity = {
    starttls: 'starttls',
    tls: 'tls',
    none: 'none',
} as const;
export type MailServerSecurity = typeof MailServerSecurity[keyof typeof MailServerSecurity];


/**
 * Status of the mail.
 * 
 * - `queued`: waits for the first attempt, for a retry, or for a mail server to be configured.
 * - `sending`: an attempt is in progress.
 * - `sent`: the mail server accepted it.
 * - `failed`: permanently rejected, or the last retry failed.
 * - `cancelled`: cancelled before it was sent, or after it failed.
 * 
 * @export
 */
export const MailStatus = {
    queued: 'queued',
    sending: 'sending',
    sent: 'sent',
    failed: 'failed',
    cancelled: 'cancelled',
} as const;
export type MailStatus = typeof MailStatus[keyof typeof MailStatus];

/**
 * The subject of a mail.
 * @export
 * @interface MailSubject
 */
export interface MailSubject {
    /**
     * 
     */
    kind: MailSubjectKind;
    /**
     * Id of the object. It may have been deleted since.
     */
    id: number;
}



/**
 * Kind of object that a mail is about. More kinds may be added.
 * @export
 */
export const MailSubjectKind = {
    invoice: 'invoice',
    booking: 'booking',
    proposal: 'proposal',
    voucher_sale: 'voucher_sale',
    newsletter_issue: 'newsletter_issue',
    withdrawal: 'withdrawal',
} as const;
export type MailSubjectKind = typeof MailSubjectKind[keyof typeof MailSubjectKind];

/**
 * A change of Materiaal.
 * @export
 * @interface MateriaalEvent
 */
export interface MateriaalEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: MateriaalEventMeta;
    /**
     * 
     */
    data: MateriaalEventData;
}
/**
 * @type MateriaalEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type MateriaalEventData = MaterialPayload | ThinPayload;
/**
 * Metadata of an event of Materiaal.
 * @export
 * @interface MateriaalEventMeta
 */
export interface MateriaalEventMeta {
    /**
     * 
     */
    event: MateriaalEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: MateriaalEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const MateriaalEventMetaEventEnum = {
    Materiaal__postInsert: 'Materiaal::postInsert',
    Materiaal__postUpdate: 'Materiaal::postUpdate',
    Materiaal__postSave: 'Materiaal::postSave',
    Materiaal__postDelete: 'Materiaal::postDelete',
} as const;
export type MateriaalEventMetaEventEnum = typeof MateriaalEventMetaEventEnum[keyof typeof MateriaalEventMetaEventEnum];

/**
 * @export
 */
export const MateriaalEventMetaObjectEnum = {
    Materiaal: 'Materiaal',
} as const;
export type MateriaalEventMetaObjectEnum = typeof MateriaalEventMetaObjectEnum[keyof typeof MateriaalEventMetaObjectEnum];

/**
 * Something that bookings use so many of, such as bows or canoes. A limit that is null does not limit; 0 means none.
 * 
 * @export
 * @interface Material
 */
export interface Material {
    /**
     * 
     */
    readonly id: number;
    /**
     * Name.
     */
    naam: string;
    /**
     * How many there are, unless a capacity entry says otherwise for a period; null = unlimited.
     */
    aantal: number | null;
    /**
     * Maximum number of bookings that use it at the same time; null = unlimited.
     */
    aantal_groepen: number | null;
    /**
     * Maximum number that starts to be used at one moment; null = unlimited.
     */
    aantal_tegelijk_starten: number | null;
    /**
     * Maximum number of bookings that start to use it at one moment; null = unlimited.
     */
    aantal_groepen_tegelijk_starten: number | null;
    /**
     * Whether the overview of the planning shows the material.
     */
    overzichtmenu: boolean;
    /**
     * Maximum part of the quantity that online bookings can use, in percent.
     */
    percentage_online_te_boeken: number;
}
/**
 * Material as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface MaterialPayload
 */
export interface MaterialPayload {
    /**
     * 
     */
    readonly id: number;
    /**
     * Name.
     */
    naam: string;
    /**
     * How many there are, unless a capacity entry says otherwise for a period; null = unlimited.
     */
    aantal: number | null;
    /**
     * Maximum number of bookings that use it at the same time; null = unlimited.
     */
    aantal_groepen: number | null;
    /**
     * Maximum number that starts to be used at one moment; null = unlimited.
     */
    aantal_tegelijk_starten: number | null;
    /**
     * Maximum number of bookings that start to use it at one moment; null = unlimited.
     */
    aantal_groepen_tegelijk_starten: number | null;
    /**
     * Whether the overview of the planning shows the material.
     */
    overzichtmenu: boolean;
    /**
     * Maximum part of the quantity that online bookings can use, in percent.
     */
    percentage_online_te_boeken: number;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}
/**
 * Something that bookings use so many of, such as bows or canoes. A limit that is null does not limit; 0 means none.
 *  The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface MaterialPut
 */
export interface MaterialPut {
    /**
     * 
     */
    readonly id?: number;
    /**
     * Name.
     */
    naam?: string;
    /**
     * How many there are, unless a capacity entry says otherwise for a period; null = unlimited.
     */
    aantal?: number | null;
    /**
     * Maximum number of bookings that use it at the same time; null = unlimited.
     */
    aantal_groepen?: number | null;
    /**
     * Maximum number that starts to be used at one moment; null = unlimited.
     */
    aantal_tegelijk_starten?: number | null;
    /**
     * Maximum number of bookings that start to use it at one moment; null = unlimited.
     */
    aantal_groepen_tegelijk_starten?: number | null;
    /**
     * Whether the overview of the planning shows the material.
     */
    overzichtmenu?: boolean;
    /**
     * Maximum part of the quantity that online bookings can use, in percent.
     */
    percentage_online_te_boeken?: number;
}
/**
 * A stretch of time, half-open, in which the same quantity is in use.
 * @export
 * @interface MaterialUse
 */
export interface MaterialUse {
    /**
     * Start of the stretch.
     */
    begin: string;
    /**
     * End of the stretch.
     */
    eind: string;
    /**
     * How many there are, by the capacity entry or the material; null = unlimited.
     */
    capaciteit: number | null;
    /**
     * How many are in use.
     */
    gebruikt: number;
    /**
     * Bookings that use it.
     */
    groepen: number;
}
/**
 * A change of `metadata` alone.
 * @export
 * @interface MetadataChange
 */
export interface MetadataChange {
    /**
     * Pairs to change. Each one is added or replaced, and null removes it. All others stay. After the change there are at
     * most 50 (ERR_LENGTH).
     * 
     */
    metadata: { [key: string]: string | null; };
}
/**
 * A HAL link to a path on this server, with the HTTP method to use.
 * @export
 * @interface MethodLink
 */
export interface MethodLink {
    /**
     * The path, including its query string.
     */
    href: string;
    /**
     * The HTTP method, in lower case.
     */
    method: MethodLinkMethodEnum;
}


/**
 * @export
 */
export const MethodLinkMethodEnum = {
    get: 'get',
    post: 'post',
    put: 'put',
    delete: 'delete',
} as const;
export type MethodLinkMethodEnum = typeof MethodLinkMethodEnum[keyof typeof MethodLinkMethodEnum];


/**
 * `boven`: an incomplete multiple of `per_x_aantal` counts as a whole one. `niet`: no rounding, the amount is
 * proportional.
 * 
 * @export
 */
export const MultipleRounding = {
    boven: 'boven',
    niet: 'niet',
} as const;
export type MultipleRounding = typeof MultipleRounding[keyof typeof MultipleRounding];

/**
 * A credential with which a program acts on behalf of a user account. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewApiKey
 */
export interface NewApiKey {
    /**
     * The user account that the key acts for. It cannot change.
     */
    user_id: number;
    /**
     * The purpose of the key, in your own words.
     */
    description: string;
    /**
     * Limits the rights of the key: it has only the rights of its user that are also listed here. Null = all rights of
     * the user.
     * 
     * An empty list = none of these rights. Such a key still reads what every credential may read: bookings, invoices
     * without their printed form, payments, packages and products with their purchase prices.
     * 
     * `[public]` is for websites. Such a key may do what visitors may do without a credential where online booking is
     * open, sees what they see, and nothing else. It needs no open online booking. All who use it are visitors: they are
     * limited by their addresses.
     * 
     */
    scopes?: Array<ApiKeyScope> | null;
    /**
     * When the key expires. It must lie in the future when you set it; null = never.
     */
    expires_at?: string | null;
}
/**
 * A file that goes with products. Customers get it with the confirmation of a booking. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewAttachment
 */
export interface NewAttachment {
    /**
     * Internal name.
     */
    naam: string;
    /**
     * Name that customers get the file under. Without it the service takes `naam`.
     */
    filename?: string | null;
}
/**
 * A way in which customers book, such as the page of children's parties: with the packages and products that they can
 * choose from there.
 *  The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewBookProcess
 */
export interface NewBookProcess {
    /**
     * Internal name.
     */
    naam: string;
    /**
     * Ids of the packages that customers can book in it, ascending.
     */
    arrangement_ids?: Array<number> | null;
    /**
     * Ids of the products that customers can book in it, ascending.
     */
    product_ids?: Array<number> | null;
    /**
     * Whether customers can use it. Staff can refer to an inactive one too.
     */
    actief?: boolean | null;
}
/**
 * The customer, and the subject of the booking: a package, a product, both, a copy of another booking, or nothing yet.
 * @export
 * @interface NewBooking
 */
export interface NewBooking {
    /**
     * Customer.
     */
    klant_id: number;
    /**
     * Start of the booking; the lines are scheduled from this moment.
     */
    begin: string;
    /**
     * Number of people.
     */
    personen: number;
    /**
     * 
     */
    status?: BookingStatus | null;
    /**
     * Name that the customer sees; by default the name of the package, the product or the copied booking.
     */
    arrangement?: string | null;
    /**
     * Package to book.
     */
    arrangement_id?: number | null;
    /**
     * Book process that the booking comes from.
     */
    book_process_id?: number | null;
    /**
     * Product to book.
     */
    product_id?: number | null;
    /**
     * Booking to copy. Cannot be combined with `arrangement_id`, `book_process_id` or `product_id`.
     */
    boeking_id?: number | null;
    /**
     * Last day on which an option or reservation is held. After that day nothing happens, unless the setting
     * `verlopen_optie_actie` is `annuleren`: then the booking is cancelled in the first hour of the next day.
     * 
     */
    status_vervaldatum?: string | null;
    /**
     * Notes for staff and suppliers.
     */
    bijzonderheden?: string | null;
    /**
     * Whether the service creates a draft invoice for the booking automatically. Takes effect only if the setting
     * `deels_factureren` is `yes`; otherwise the value is always true and what you send is ignored. You can always invoice
     * the booking yourself.
     * 
     */
    factureren?: boolean | null;
    /**
     * Number of days after `datum` on which the service creates a draft invoice; null = the company's
     * `factureren_na_dagen`. Takes effect only if the setting `deels_factureren` is `yes`.
     * 
     */
    conceptfactuur_na_dagen?: number | null;
    /**
     * Pairs of your own, such as the number that another system knows the object by. The service only stores them. Pairs
     * that you send replace all that are stored; PATCH changes single ones. Upper and lower case differ. Lists find
     * objects by `metadata[key]=value`. Without a credential nobody sees them.
     * 
     */
    metadata?: { [key: string]: string; } | null;
}


/**
 * A text that a company mails to its customers at a moment of their booking. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewBookingMail
 */
export interface NewBookingMail {
    /**
     * Name that customers do not see.
     */
    naam?: string | null;
    /**
     * Company whose bookings it is for.
     */
    bedrijf_id: number;
    /**
     * 
     */
    moment: BookingMoment;
    /**
     * Subject of the mail. May contain tags.
     */
    onderwerp: string;
    /**
     * Text of the mail. May contain tags.
     */
    body: string;
    /**
     * Days before the begin (`herinnering`) or after the end (`bedankt`) on which the service sends it; null = by hand
     * only.
     * 
     */
    dagen?: number | null;
    /**
     * Local time at which the service sends it.
     */
    tijd?: string | null;
    /**
     * Whether the programme comes with it as a PDF.
     */
    programma_meesturen?: boolean | null;
    /**
     * Whether an entry for the calendar comes with it; with a `geannuleerd` it takes the entry back.
     */
    agenda_meesturen?: boolean | null;
    /**
     * Whether the attachments (`standaardbijlagen`) of the booked products come with a `bevestiging`. For bookings made
     * online, the package can decide otherwise (`onlineboeking_standaardbijlagen_meesturen`).
     * 
     */
    bijlagen_meesturen?: boolean | null;
    /**
     * Whether the service sends it. You can always send it by hand.
     */
    actief?: boolean | null;
}


/**
 * The text to send, and its recipient.
 * @export
 * @interface NewBookingMailSending
 */
export interface NewBookingMailSending {
    /**
     * Text to send.
     */
    boekingsmail_id: number;
    /**
     * Contact person who gets it.
     */
    mail_to?: number | null;
    /**
     * Contact persons who get a copy.
     */
    mail_cc?: Array<number> | null;
    /**
     * Subject for this one mail. May contain tags.
     */
    onderwerp?: string | null;
    /**
     * Text for this one mail. May contain tags.
     */
    body?: string | null;
}
/**
 * The subject of a new feed.
 * @export
 * @interface NewCalendar
 */
export interface NewCalendar {
    /**
     * 
     */
    soort: CalendarKind;
    /**
     * The member of staff, location or booking.
     */
    id: number;
}


/**
 * Terms for bookings that are cancelled. A booking keeps the terms that it was made under. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewCancellationTerms
 */
export interface NewCancellationTerms {
    /**
     * Name for staff, such as `Groepen`.
     */
    naam: string;
    /**
     * The steps, sorted by `dagen_vooraf`, the longest first. If several steps match, the one with the highest percentage applies. Nothing is owed before all steps. Empty = cancelling is free.
     * 
     */
    regels: Array<CancellationStep>;
    /**
     * 
     */
    terugbetalen?: RefundWay | null;
    /**
     * Whether customers may cancel without your staff, on the page behind `{boeking_annuleerlink}`.
     */
    online?: boolean | null;
    /**
     * The terms in words, as the page for customers shows them.
     */
    tekst?: string | null;
}


/**
 * How much of a material there is from `begin` until `end`, in place of its `aantal`. The end is excluded. Entries of
 * one material never overlap, and each lies within one day, from 04:00 to 04:00 local time.
 *  The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewCapacityEntry
 */
export interface NewCapacityEntry {
    /**
     * Start of the period.
     */
    begin: string;
    /**
     * End of the period, after `begin`.
     */
    end: string;
    /**
     * Quantity in the period; 0 = none.
     */
    amount: number;
    /**
     * The label that the entries of a series share.
     */
    internal_reference?: string | null;
}
/**
 * A trading name under which you sell and invoice, with the data that its invoices and mails need. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewCompany
 */
export interface NewCompany {
    /**
     * Internal name.
     */
    bedrijfsnaam?: string | null;
    /**
     * Name that customers see. If empty, customers see `bedrijfsnaam`.
     */
    weergavenaam?: string | null;
    /**
     * Slogan, printed below the name.
     */
    slogan?: string | null;
    /**
     * Street and house number.
     */
    adres?: string | null;
    /**
     * Postal code.
     */
    postcode?: string | null;
    /**
     * Town.
     */
    plaats?: string | null;
    /**
     * Country, as a two-letter ISO 3166-1 code. Another code is ERR_FORMAT, unless it is stored already.
     * 
     */
    landcode?: string | null;
    /**
     * IBAN of the bank account. Stored as sent, and printed in groups of four characters. Wrong check digits are ERR_FORMAT,
     * unless they are stored already.
     * 
     */
    iban?: string | null;
    /**
     * BIC of the bank.
     */
    bic?: string | null;
    /**
     * Name of the account holder.
     */
    bank_tnv?: string | null;
    /**
     * VAT number. One that begins with a country of the European Union, with GB, XI, CHE or NO has the form of that country.
     * Another form is ERR_FORMAT, unless it is stored already. Blanks, dots and hyphens do not count, and check digits may be wrong.
     * 
     */
    btw_nummer?: string | null;
    /**
     * Registration number in the trade register (KvK).
     */
    kvk_nummer?: string | null;
    /**
     * Address on the Peppol network, as `scheme:identifier`. It wins over the address that the VAT number says. That is
     * 0208 and the enterprise number of a Belgian party, and the scheme of the country for others. Use it for a Dutch customer, under 0106
     * (trade register) or 0190 (authorities). A wrong form or check digit is refused (ERR_PEPPOL_ID).
     * 
     */
    peppol_id?: string | null;
    /**
     * URL of the website.
     */
    website?: string | null;
    /**
     * Telephone number.
     */
    telefoon?: string | null;
    /**
     * Sender address of the company's mails.
     */
    email: string;
    /**
     * Prefix of the invoice numbers of this company: with `BG-` the first number of 2026 is `BG-2026-00001`. Companies
     * with one VAT number have different ones (ERR_INVOICE_SERIES_TAKEN), as a number stands for one invoice.
     * 
     */
    factuur_nummer_prefix?: string | null;
    /**
     * Default payment term of invoices in days. The costs of a booking can override it.
     */
    factuur_betaaltermijn?: number | null;
    /**
     * Number of days after the date of a booking on which the service creates a draft invoice. A booking can
     * override it. Applies only while the setting `deels_factureren` is `yes`.
     * 
     */
    factureren_na_dagen?: number | null;
    /**
     * The customer types of this company. `soort_klant` of a customer must be one of them.
     */
    soort_klanten?: Array<string> | null;
    /**
     * Names of the extra fields of this company's contacts. Stored and returned as sent; the service does not
     * validate `extra_fields` against it.
     * 
     */
    free_relation_fields?: Array<string> | null;
    /**
     * Integration of kind `smtp` over whose mail server this company's mails are sent; null = that of the installation.
     * 
     */
    smtp_integration_id?: number | null;
    /**
     * Integration of kind `mollie` over which customers of this company pay online; null = the sandbox, where no money
     * moves.
     * 
     */
    payment_integration_id?: number | null;
    /**
     * Integration of kind `billit`, `storecove` or `peppol_sandbox` over which invoices of this company are sent over Peppol,
     * and documents are received; null = none.
     * 
     */
    peppol_integration_id?: number | null;
    /**
     * Whether invoices are sent over Peppol automatically when they are finalised, if the customer has an address there.
     * An invoice that cannot be sent so is mailed to the customer, unless a mail of it was queued before.
     * 
     */
    peppol_automatisch?: boolean | null;
    /**
     * Payment method by which payments that come in online are recorded on invoices; null = none.
     */
    online_betaalmethode_id?: number | null;
    /**
     * Signature below the company's mails.
     */
    ondertekening_standaardmails?: string | null;
    /**
     * Whether printed programmes show amounts.
     */
    programmarender_aantallen?: boolean | null;
    /**
     * Font of printed documents. The name of a serif font, such as `Times` or `Georgia`, selects the built-in serif
     * font; every other name selects the built-in sans-serif font.
     * 
     */
    default_font?: string | null;
    /**
     * PDF template for invoices; its context must be `invoice`.
     */
    factuur_pdf_template_id: number;
    /**
     * PDF template for invoices from a point of sale; its context must be `pos`.
     */
    kassa_factuur_pdf_template_id?: number | null;
    /**
     * PDF template for invoices of online bookings; its context must be `online_booking`.
     */
    online_boeking_factuur_pdf_template_id?: number | null;
    /**
     * Subject of the mail with the final invoice. May contain tags.
     */
    onderwerp_mail_eindfactuur: string;
    /**
     * Body of the mail with the final invoice. May contain tags.
     */
    body_mail_eindfactuur: string;
    /**
     * Subject of the first payment reminder. May contain tags.
     */
    onderwerp_eerste_betalingsherinnering: string;
    /**
     * Body of the first payment reminder. May contain tags.
     */
    body_eerste_betalingsherinnering: string;
    /**
     * Subject of the second payment reminder. May contain tags.
     */
    onderwerp_tweede_betalingsherinnering: string;
    /**
     * Body of the second payment reminder. May contain tags.
     */
    body_tweede_betalingsherinnering: string;
    /**
     * Subject of the payment confirmation. May contain tags.
     */
    onderwerp_betaalbevestiging: string;
    /**
     * Body of the payment confirmation. May contain tags.
     */
    body_betaalbevestiging: string;
    /**
     * Language of documents and mails, such as `nl` or `nl_NL`.
     */
    locale?: string | null;
    /**
     * Salutation of contact persons whose own `aanhef` is empty. May contain the tag
     * `{contactpersoon_aanspreeknaam}`.
     * 
     */
    standaard_aanhef?: string | null;
    /**
     * Text before the name of a contact person in an address, such as `T.a.v.` (for the attention of). The default
     * `T.a.v.` is printed in the language of `locale`: `Attn.`, `z. Hd.`, `À l’attention de`.
     * 
     */
    attentietekst?: string | null;
    /**
     * Title of a contact person of gender `man`.
     */
    standaard_titel_man?: string | null;
    /**
     * Title of a contact person of gender `vrouw`.
     */
    standaard_titel_vrouw?: string | null;
    /**
     * Latitude in decimal degrees, north positive.
     */
    latitude?: number | null;
    /**
     * Longitude in decimal degrees, east positive.
     */
    longitude?: number | null;
    /**
     * Default subject of new mails to customers. Also the subject of invoice mails when `onderwerp_mail_eindfactuur`
     * is empty.
     * 
     */
    communication_default_mail_subject?: string | null;
}
/**
 * A contact of any type: a customer, a supplier, a member of staff or another contact. Members that do not apply to
 * its type are null.
 *  The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewContact
 */
export interface NewContact {
    /**
     * 
     */
    type?: ContactType | null;
    /**
     * Name of the organisation; null or empty for a private person.
     */
    naam?: string | null;
    /**
     * Street and house number.
     */
    adres?: string | null;
    /**
     * Postal code.
     */
    postcode?: string | null;
    /**
     * Town.
     */
    plaats?: string | null;
    /**
     * Country, as a two-letter ISO 3166-1 code. Another code is ERR_FORMAT, unless it is stored already.
     * 
     */
    landcode?: string | null;
    /**
     * Province, as an ISO 3166-2 code.
     */
    provinciecode?: string | null;
    /**
     * URL of the website.
     */
    website?: string | null;
    /**
     * VAT number. One that begins with a country of the European Union, with GB, XI, CHE or NO has the form of that country.
     * Another form is ERR_FORMAT, unless it is stored already. Blanks, dots and hyphens do not count, and check digits may be wrong.
     * 
     */
    btw_nummer?: string | null;
    /**
     * The company (one of your own) that the contact belongs to. If you omit it on create, the default company
     * applies.
     * 
     */
    bedrijf_id?: number | null;
    /**
     * Customer type, of a customer: one of `soort_klanten` of the company.
     */
    soort_klant?: string | null;
    /**
     * Department, of a customer.
     */
    afdeling?: string | null;
    /**
     * Addressee on the invoices of a customer, if it differs from the customer.
     */
    factuur_adressering?: string | null;
    /**
     * Address on the Peppol network, as `scheme:identifier`. It wins over the address that the VAT number says. That is
     * 0208 and the enterprise number of a Belgian party, and the scheme of the country for others. Use it for a Dutch customer, under 0106
     * (trade register) or 0190 (authorities). A wrong form or check digit is refused (ERR_PEPPOL_ID).
     * 
     */
    peppol_id?: string | null;
    /**
     * Status of a supplier: whether you still buy from it.
     */
    status?: SupplierStatus | null;
    /**
     * From when you pay the supplier, as free text. Stored as sent.
     */
    betalen_vanaf?: string | null;
    /**
     * Whether the supplier wants reminders of activities. Stored only: the service sends no such reminders.
     * 
     */
    uitje_activiteit_herinnering?: boolean | null;
    /**
     * Whether the supplier wants a mail when a booking changes. Stored only: the service sends no such mails.
     * 
     */
    onchange_email?: boolean | null;
    /**
     * The contact persons of the contact. The main contact person comes first.
     */
    contactpersonen: Array<NewContactPerson>;
    /**
     * Pairs of your own, such as the number that another system knows the object by. The service only stores them. Pairs
     * that you send replace all that are stored; PATCH changes single ones. Upper and lower case differ. Lists find
     * objects by `metadata[key]=value`. Without a credential nobody sees them.
     * 
     */
    metadata?: { [key: string]: string; } | null;
    /**
     * Values of extra fields; each name may occur once. Write-only: no response contains them. A list that you send
     * replaces the stored list.
     * 
     */
    extra_fields?: Array<ExtraField> | null;
}


/**
 * A form for your website. The answers of visitors make them customers, and book where they fill in a date. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewContactForm
 */
export interface NewContactForm {
    /**
     * Name.
     */
    naam: string;
    /**
     * The fields, sorted by `sort_order`.
     */
    Velden?: Array<NewContactFormField> | null;
    /**
     * The packages that visitors choose from in a field `boeking.arrangement`. If the list is empty, they may choose
     * every package with `mag_api`. Deleted packages are left out.
     * 
     */
    Arrangementen?: Array<NewContactFormPackage> | null;
}
/**
 * A field of a contact form. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewContactFormField
 */
export interface NewContactFormField {
    /**
     * The `id` of an existing field. In an update it selects the field that you change; omit it for a new field.
     * 
     */
    id?: number | null;
    /**
     * The text that visitors read beside the field.
     */
    naam: string;
    /**
     * 
     */
    soort_invoer: ContactFormInput;
    /**
     * Whether visitors must fill in the field.
     */
    verplicht?: boolean | null;
    /**
     * The options that visitors choose from, in a field `keuze` or `keuze_enkel`, or in a `contact.extra` of the
     * `input_type` `singlechoice` or `multiplechoice`. Null for all other fields.
     * 
     */
    mogelijke_keuzes?: Array<string> | null;
    /**
     * Whether the answer is copied into the particulars of the booking.
     */
    bijzonderheden_boeking?: boolean | null;
    /**
     * The key to send the answer under; unique in the form. If you omit it, it is `soort_invoer`, or
     * `contact.extra[<extra_field_name>]`, or made from `soort_invoer` and `naam`.
     * 
     */
    field_identifier?: string | null;
    /**
     * Name of the extra field of the customer, where `soort_invoer` is `contact.extra`; else null.
     */
    extra_field_name?: string | null;
    /**
     * Type of the extra field, where `soort_invoer` is `contact.extra`; else null. If you omit it there, it is `text`.
     * 
     */
    input_type?: NewContactFormFieldInputTypeEnum | null;
    /**
     * Fields with a low number come first; fields with the same number in the order in which they were created. If
     * you omit it for a new field, it is the place in the list that you send.
     * 
     */
    sort_order?: number | null;
}


/**
 * @export
 */
export const NewContactFormFieldInputTypeEnum = {
    text: 'text',
    number: 'number',
    date: 'date',
    singlechoice: 'singlechoice',
    multiplechoice: 'multiplechoice',
} as const;
export type NewContactFormFieldInputTypeEnum = typeof NewContactFormFieldInputTypeEnum[keyof typeof NewContactFormFieldInputTypeEnum];

/**
 * A package in a form. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewContactFormPackage
 */
export interface NewContactFormPackage {
    /**
     * The package.
     */
    id: number;
}
/**
 * A person at a contact. In a list that you send, an `id` refers to an existing person and updates the members that
 * you send. An entry without `id` creates a person. All members are optional there.
 *  The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewContactPerson
 */
export interface NewContactPerson {
    /**
     * The `id` of an existing contact person. Omit it for a new one.
     */
    id?: number | null;
    /**
     * First name.
     */
    voornaam?: string | null;
    /**
     * Last name.
     */
    achternaam?: string | null;
    /**
     * 
     */
    geslacht?: Gender | null;
    /**
     * Salutation. If empty, the `standaard_aanhef` of the company applies to the contact persons of a customer.
     * 
     */
    aanhef?: string | null;
    /**
     * Street and house number.
     */
    adres?: string | null;
    /**
     * Postal code.
     */
    postcode?: string | null;
    /**
     * Town.
     */
    plaats?: string | null;
    /**
     * Telephone number.
     */
    telefoon1?: string | null;
    /**
     * Second telephone number.
     */
    telefoon2?: string | null;
    /**
     * E-mail address.
     */
    email1?: string | null;
    /**
     * Second e-mail address.
     */
    email2?: string | null;
    /**
     * Whether this is the main contact person. Each contact has exactly one.
     */
    hoofdcontact?: boolean | null;
    /**
     * Newsletters that the person gets. POST leaves out those that their e-mail address was unsubscribed from; PUT
     * subscribes the address again to a newsletter that it adds.
     * 
     */
    nieuwsbrief_ids?: Array<number> | null;
}


/**
 * The part to credit. An empty object credits everything that is left of the invoice.
 * @export
 * @interface NewCredit
 */
export interface NewCredit {
    /**
     * Lines to credit. If omitted, everything that is left of all lines.
     */
    regels?: Array<CreditedLine> | null;
    /**
     * Reason, printed under its own heading for the customer.
     */
    reden?: string | null;
    /**
     * `concept` for a draft, `definitief` for a finalised credit invoice.
     */
    status?: NewCreditStatusEnum | null;
    /**
     * Settle the open amount of the invoice with the credit invoice: one payment on each, and no money moves.
     * 
     */
    verrekenen?: boolean | null;
    /**
     * Pairs of your own, such as the number that another system knows the object by. The service only stores them. Pairs
     * that you send replace all that are stored; PATCH changes single ones. Upper and lower case differ. Lists find
     * objects by `metadata[key]=value`. Without a credential nobody sees them.
     * 
     */
    metadata?: { [key: string]: string; } | null;
    /**
     * Contact person to mail the credit invoice to; must have an e-mail address. Not with `concept`.
     */
    mail_to?: number | null;
    /**
     * Contact persons who get a copy. Only with `mail_to`.
     */
    mail_cc?: Array<number> | null;
    /**
     * Subject; may contain tags. If omitted, the company's subject. Only with `mail_to`.
     */
    mail_subject?: string | null;
    /**
     * Plain text; may contain tags. If omitted, the company's text. Only with `mail_to`.
     */
    mail_body?: string | null;
    /**
     * Signature below the text; may contain tags. If omitted, the signature of the member of staff whose credential
     * you use, or else the company's. Only with `mail_to`.
     * 
     */
    mail_signature?: string | null;
}


/**
 * @export
 */
export const NewCreditStatusEnum = {
    concept: 'concept',
    definitief: 'definitief',
} as const;
export type NewCreditStatusEnum = typeof NewCreditStatusEnum[keyof typeof NewCreditStatusEnum];

/**
 * A contact of type `klant`: a person or organisation that books. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewCustomer
 */
export interface NewCustomer {
    /**
     * Always `klant` (customer).
     */
    type?: NewCustomerTypeEnum | null;
    /**
     * Name of the organisation; null or empty for a private person.
     */
    naam?: string | null;
    /**
     * Street and house number.
     */
    adres?: string | null;
    /**
     * Postal code.
     */
    postcode?: string | null;
    /**
     * Town.
     */
    plaats?: string | null;
    /**
     * Country, as a two-letter ISO 3166-1 code. Another code is ERR_FORMAT, unless it is stored already.
     * 
     */
    landcode?: string | null;
    /**
     * Province, as an ISO 3166-2 code.
     */
    provinciecode?: string | null;
    /**
     * URL of the website.
     */
    website?: string | null;
    /**
     * VAT number. One that begins with a country of the European Union, with GB, XI, CHE or NO has the form of that country.
     * Another form is ERR_FORMAT, unless it is stored already. Blanks, dots and hyphens do not count, and check digits may be wrong.
     * 
     */
    btw_nummer?: string | null;
    /**
     * The company (one of your own) that the customer belongs to. If you omit it on create, the default company
     * applies.
     * 
     */
    bedrijf_id?: number | null;
    /**
     * Customer type: one of `soort_klanten` of the company.
     */
    soort_klant?: string | null;
    /**
     * Department.
     */
    afdeling?: string | null;
    /**
     * Addressee on invoices, if it differs from the customer.
     */
    factuur_adressering?: string | null;
    /**
     * Address on the Peppol network, as `scheme:identifier`. It wins over the address that the VAT number says. That is
     * 0208 and the enterprise number of a Belgian party, and the scheme of the country for others. Use it for a Dutch customer, under 0106
     * (trade register) or 0190 (authorities). A wrong form or check digit is refused (ERR_PEPPOL_ID).
     * 
     */
    peppol_id?: string | null;
    /**
     * The contact persons of the customer. The main contact person comes first.
     */
    contactpersonen: Array<NewContactPerson>;
    /**
     * Pairs of your own, such as the number that another system knows the object by. The service only stores them. Pairs
     * that you send replace all that are stored; PATCH changes single ones. Upper and lower case differ. Lists find
     * objects by `metadata[key]=value`. Without a credential nobody sees them.
     * 
     */
    metadata?: { [key: string]: string; } | null;
    /**
     * Values of extra fields; each name may occur once. Write-only: no response contains them. A list that you send
     * replaces the stored list.
     * 
     */
    extra_fields?: Array<ExtraField> | null;
}


/**
 * @export
 */
export const NewCustomerTypeEnum = {
    klant: 'klant',
} as const;
export type NewCustomerTypeEnum = typeof NewCustomerTypeEnum[keyof typeof NewCustomerTypeEnum];

/**
 * A code with which a customer gets a discount on a booking. It applies if the date of the activity is within the
 * period (first and last day included) and its weekday is not disabled in `valid_days`. An empty list of packages,
 * book processes or products sets no restriction. If several lists are not empty, all of them must match.
 *  The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewDiscountCode
 */
export interface NewDiscountCode {
    /**
     * Name of the discount.
     */
    naam: string;
    /**
     * The code that customers enter. Upper and lower case are equal. Unique among discount codes and vouchers.
     * 
     */
    code: string;
    /**
     * First day on which the code is valid.
     */
    datum_begin: string;
    /**
     * Last day on which the code is valid; on or after `datum_begin`.
     */
    datum_eind: string;
    /**
     * Discount in percent.
     */
    kortingspercentage: number;
    /**
     * Stored as sent, without effect. Use `Arrangementen` and `Products` to restrict the code.
     * @deprecated
     */
    toepasbaar_zonder_arrangement?: boolean | null;
    /**
     * Weekdays on which the code is valid: keys `1` (Monday) to `7` (Sunday). An omitted day is true. Responses contain
     * all seven.
     * 
     */
    valid_days?: { [key: string]: boolean; } | null;
    /**
     * Ids of the packages that the code is valid for, ascending. Empty = all packages.
     */
    Arrangementen?: Array<number> | null;
    /**
     * Ids of the book processes that the code is valid in, ascending. Empty = everywhere.
     */
    BookProcesses?: Array<number> | null;
    /**
     * Ids of the products that the code is valid for, ascending. Empty = all products.
     */
    Products?: Array<number> | null;
}
/**
 * An address whose mail is handed to the service. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewIncomingMailAddress
 */
export interface NewIncomingMailAddress {
    /**
     * The address, in lower case. Unique.
     */
    adres: string;
    /**
     * Company that the address belongs to.
     */
    bedrijf_id: number;
}
/**
 * Another service that this one uses, such as the mail server or the payment provider of a company. You write its secrets
 * and never read them.
 *  The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewIntegration
 */
export interface NewIntegration {
    /**
     * Name.
     */
    name: string;
    /**
     * 
     */
    kind: IntegrationKind;
    /**
     * Settings of the kind; null for `mollie`, which has none.
     */
    settings?: IntegrationSettings | null;
    /**
     * 
     */
    secrets?: IntegrationSecrets | null;
}


/**
 * The booking to invoice, the share of it, and how to send the invoice.
 * @export
 * @interface NewInvoice
 */
export interface NewInvoice {
    /**
     * Booking to invoice.
     */
    boeking_id: number;
    /**
     * 
     */
    context?: InvoiceContext | null;
    /**
     * `concept` for a draft, `definitief` for a finalised invoice.
     */
    status?: NewInvoiceStatusEnum | null;
    /**
     * Below 100: an advance of this percentage of the booking total. 100: everything not yet invoiced.
     */
    voorschot_percentage?: number | null;
    /**
     * Shift the VAT to the customer (reverse charge). Must be the same for all invoices of a booking.
     */
    btw_verlegd?: boolean | null;
    /**
     * Reference of the invoice in an external system.
     */
    reference_external?: string | null;
    /**
     * Local date at whose beginning the service finalises the draft. It mails the invoice, with the company's texts,
     * to the customer's first contact person with an e-mail address. Null = the service never sends it automatically. If the
     * draft cannot be finalised on that date, it stays a draft and this date becomes null.
     * 
     */
    verstuur_factuur_op?: string | null;
    /**
     * Pairs of your own, such as the number that another system knows the object by. The service only stores them. Pairs
     * that you send replace all that are stored; PATCH changes single ones. Upper and lower case differ. Lists find
     * objects by `metadata[key]=value`. Without a credential nobody sees them.
     * 
     */
    metadata?: { [key: string]: string; } | null;
    /**
     * Contact person to mail the invoice to; must have an e-mail address. Only with `definitief`.
     */
    mail_to?: number | null;
    /**
     * Contact persons who get a copy. Only with `mail_to`.
     */
    mail_cc?: Array<number> | null;
    /**
     * Subject; may contain tags. If omitted, the company's subject. Only with `mail_to`.
     */
    mail_subject?: string | null;
    /**
     * Plain text; may contain tags. If omitted, the company's text. Only with `mail_to`.
     */
    mail_body?: string | null;
    /**
     * Signature below the text; may contain tags. If omitted, the signature of the member of staff whose credential
     * you use, or else the company's. Only with `mail_to`.
     * 
     */
    mail_signature?: string | null;
}


/**
 * @export
 */
export const NewInvoiceStatusEnum = {
    concept: 'concept',
    definitief: 'definitief',
} as const;
export type NewInvoiceStatusEnum = typeof NewInvoiceStatusEnum[keyof typeof NewInvoiceStatusEnum];

/**
 * The mail, its recipient, and words for this one mail.
 * @export
 * @interface NewInvoiceMail
 */
export interface NewInvoiceMail {
    /**
     * 
     */
    kind?: InvoiceMailKind | null;
    /**
     * Contact person who gets it.
     */
    mail_to?: number | null;
    /**
     * Contact persons who get a copy.
     */
    mail_cc?: Array<number> | null;
    /**
     * Create a payment request for all that is open, if no request for this invoice is open.
     */
    betaalverzoek?: boolean | null;
    /**
     * Subject for this one mail. May contain tags.
     */
    mail_subject?: string | null;
    /**
     * Text for this one mail. May contain tags.
     */
    mail_body?: string | null;
    /**
     * Signature for this one mail. May contain tags; empty for none.
     */
    mail_signature?: string | null;
}


/**
 * A payment on an invoice, or a refund. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewInvoicePayment
 */
export interface NewInvoicePayment {
    /**
     * Date and time of the payment; if omitted, now.
     */
    wanneer?: string | null;
    /**
     * Amount paid; negative for a refund. May not be zero.
     */
    bedrag: number;
    /**
     * Note.
     */
    opmerking?: string | null;
    /**
     * Payment method, if known.
     */
    betaalmethode_id?: number | null;
    /**
     * Point of sale that received the payment.
     */
    pos_id?: number | null;
    /**
     * Location that received the payment. The point of sale must be available there.
     */
    location_id?: number | null;
}
/**
 * A place where bookings take place. Locations form a tree: a location may be part of another one. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewLocation
 */
export interface NewLocation {
    /**
     * Internal name.
     */
    naam: string;
    /**
     * Colour in the day planning.
     */
    kleur?: string | null;
    /**
     * Name that customers see.
     */
    weergavenaam?: string | null;
    /**
     * Street and house number.
     */
    adres?: string | null;
    /**
     * Postal code.
     */
    postcode?: string | null;
    /**
     * Town.
     */
    plaats?: string | null;
    /**
     * Telephone number.
     */
    telefoonnummer?: string | null;
    /**
     * Latitude in decimal degrees, north positive.
     */
    latitude?: number | null;
    /**
     * Longitude in decimal degrees, east positive.
     */
    longitude?: number | null;
    /**
     * Maximum number of people at the same time; null = unlimited.
     */
    capaciteit?: number | null;
    /**
     * Maximum number of bookings at the same time; null = unlimited.
     */
    aantal_groepen?: number | null;
    /**
     * The location that this one is part of; null at the top of the tree.
     */
    parent_id?: number | null;
}
/**
 * Something that bookings use so many of, such as bows or canoes. A limit that is null does not limit; 0 means none.
 *  The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewMaterial
 */
export interface NewMaterial {
    /**
     * Name.
     */
    naam: string;
    /**
     * How many there are, unless a capacity entry says otherwise for a period; null = unlimited.
     */
    aantal?: number | null;
    /**
     * Maximum number of bookings that use it at the same time; null = unlimited.
     */
    aantal_groepen?: number | null;
    /**
     * Maximum number that starts to be used at one moment; null = unlimited.
     */
    aantal_tegelijk_starten?: number | null;
    /**
     * Maximum number of bookings that start to use it at one moment; null = unlimited.
     */
    aantal_groepen_tegelijk_starten?: number | null;
    /**
     * Whether the overview of the planning shows the material.
     */
    overzichtmenu?: boolean | null;
    /**
     * Maximum part of the quantity that online bookings can use, in percent.
     */
    percentage_online_te_boeken?: number | null;
}
/**
 * A newsletter that contact persons can get (`nieuwsbrief_ids`). The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewNewsletter
 */
export interface NewNewsletter {
    /**
     * Name, which recipients see.
     */
    naam: string;
}
/**
 * A note of a contact with somebody, such as a telephone call, a mail or a visit. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewNote
 */
export interface NewNote {
    /**
     * Kind of contact, in your own words: `telefoon`, `bezoek`, `notitie`. The service itself writes `email`,
     * `formulier` and `voorstel`.
     * 
     */
    soort_contact?: string | null;
    /**
     * The customer, supplier, member of staff or other contact that the note is about.
     */
    contact_id?: number | null;
    /**
     * Contact person of this contact. May have been deleted since.
     */
    contactpersoon_id?: number | null;
    /**
     * Subject.
     */
    onderwerp?: string | null;
    /**
     * The note, as plain text.
     */
    bericht: string;
    /**
     * Whether lists show the note before all others.
     */
    sticky?: boolean | null;
    /**
     * Booking that the note is about.
     */
    booking_id?: number | null;
}
/**
 * A programme of products that you sell and book as a whole. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewPackage
 */
export interface NewPackage {
    /**
     * Internal name.
     */
    arrangement: string;
    /**
     * Name that customers see.
     */
    weergavenaam?: string | null;
    /**
     * Full description, in HTML.
     */
    uitgebreide_omschrijving?: string | null;
    /**
     * Group size that the programme and the prices are calculated for.
     */
    aantal_personen?: number | null;
    /**
     * Where you receive the group, as free text.
     */
    ontvangstlocatie?: string | null;
    /**
     * Whether customers may book the package on the website.
     */
    mag_online?: boolean | null;
    /**
     * Whether the package may be shown to the public.
     */
    mag_api?: boolean | null;
    /**
     * Whether third-party sites may show the package.
     */
    mag_uitjes?: boolean | null;
    /**
     * Whether customers may book the package online and pay at once.
     */
    mag_online_geboekt_worden_direct_betalen?: boolean | null;
    /**
     * Whether customers may book the package online and pay later, by invoice.
     */
    mag_online_geboekt_worden_achteraf_betalen?: boolean | null;
    /**
     * Largest group that may book online; null = no maximum.
     */
    maximum_aantal_personen_online?: number | null;
    /**
     * Whether the confirmation of an online booking brings the attachments of the products.
     */
    onlineboeking_standaardbijlagen_meesturen?: boolean | null;
    /**
     * Minimum number of days between an online booking and its date; null = no minimum.
     */
    onlineboeking_minimaal_vooruit?: number | null;
    /**
     * Maximum number of days between an online booking and its date; null = no maximum.
     */
    onlineboeking_maximaal_vooruit?: number | null;
    /**
     * Whether the planning shows each line of the package separately.
     */
    los_op_planning?: boolean | null;
    /**
     * The group of the start times that the package is sold at; null = it has none.
     */
    startmomentgroep_id?: number | null;
    /**
     * The contact form that visitors fill in when they book the package online; null = none.
     */
    onlineboeking_contactformulier_id?: number | null;
    /**
     * The company that sells the package; null = the company of the customer.
     */
    bedrijf_id?: number | null;
    /**
     * The cancellation terms of new bookings of the package; null = those of the setting `annuleringsvoorwaarden_id`.
     * 
     */
    annuleringsvoorwaarden_id?: number | null;
    /**
     * Pairs of your own, such as the number that another system knows the object by. The service only stores them. Pairs
     * that you send replace all that are stored; PATCH changes single ones. Upper and lower case differ. Lists find
     * objects by `metadata[key]=value`. Without a credential nobody sees them.
     * 
     */
    metadata?: { [key: string]: string; } | null;
    /**
     * The lines of the package, sorted by `begin`; lines without `begin` come last.
     */
    regels?: Array<NewPackageLine> | null;
}
/**
 * A product in a package, with its time and place. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewPackageLine
 */
export interface NewPackageLine {
    /**
     * The `id` of an existing line. In an update it selects the line that you change; omit it for a new line.
     * 
     */
    id?: number | null;
    /**
     * The product.
     */
    product_id: number;
    /**
     * Where the line takes place; null = a location of the product.
     */
    locatie_id?: number | null;
    /**
     * Start of the line. The service uses only its offset from the earliest line, not the date itself.
     */
    begin?: string | null;
    /**
     * End of the line; null = `begin` plus the `duur` of the product.
     */
    eind?: string | null;
    /**
     * Description that visitors read in the programme.
     */
    beschrijving?: string | null;
    /**
     * Number of people that the programme shows; 0 = `aantal_personen` of the package.
     */
    aantal_personen?: number | null;
    /**
     * Minimum amount in an online booking; null = no minimum.
     */
    min?: number | null;
    /**
     * Maximum amount in an online booking; null = no maximum.
     */
    max?: number | null;
    /**
     * How the amount is decided in an online booking: by the visitor (`invullen_door_gebruiker`), by the size of the
     * booking (`boekingsgrootte`), or fixed (`vast`).
     * 
     */
    onlineboeking_aantalbepalingsmethode?: NewPackageLineOnlineboekingAantalbepalingsmethodeEnum | null;
}


/**
 * @export
 */
export const NewPackageLineOnlineboekingAantalbepalingsmethodeEnum = {
    invullen_door_gebruiker: 'invullen_door_gebruiker',
    boekingsgrootte: 'boekingsgrootte',
    vast: 'vast',
} as const;
export type NewPackageLineOnlineboekingAantalbepalingsmethodeEnum = typeof NewPackageLineOnlineboekingAantalbepalingsmethodeEnum[keyof typeof NewPackageLineOnlineboekingAantalbepalingsmethodeEnum];

/**
 * A way in which customers pay invoices. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewPaymentMethod
 */
export interface NewPaymentMethod {
    /**
     * Name.
     */
    naam: string;
    /**
     * Whether staff can choose the method at the till.
     */
    weergeven_in_kassa?: boolean | null;
    /**
     * Whether the customer gets a confirmation by mail of each payment received by this method.
     */
    bevestiging_mailen?: boolean | null;
    /**
     * Source of the payments: `manual` (entered by hand), `psp` (payment provider) or `accounting` (accounting
     * package).
     * 
     */
    type?: NewPaymentMethodTypeEnum | null;
    /**
     * Ledger account number of letters and digits. Stored as sent: the service checks it against no chart of accounts.
     * 
     */
    ledger_number?: string | null;
}


/**
 * @export
 */
export const NewPaymentMethodTypeEnum = {
    manual: 'manual',
    psp: 'psp',
    accounting: 'accounting',
} as const;
export type NewPaymentMethodTypeEnum = typeof NewPaymentMethodTypeEnum[keyof typeof NewPaymentMethodTypeEnum];

/**
 * The invoice to pay: one that exists, or one of a booking that is made now.
 * @export
 * @interface NewPaymentRequest
 */
export interface NewPaymentRequest {
    /**
     * The finalised invoice to pay. Not with `boeking_id`.
     */
    factuur_id?: number | null;
    /**
     * The booking to invoice. Not with `factuur_id`.
     */
    boeking_id?: number | null;
    /**
     * Share of the booking's total to invoice, as in `createInvoice`. If omitted, everything not yet invoiced. Only with
     * `boeking_id`.
     * 
     */
    voorschot_percentage?: number | null;
    /**
     * The most that the page asks for, over all payments of this request. Null for all that is open when somebody pays.
     * 
     */
    bedrag?: number | null;
    /**
     * The least amount that somebody may pay at once. Null if they pay all that is open.
     */
    deelbetaling?: number | null;
    /**
     * Last local date on which somebody can pay. Null for a request that does not expire.
     */
    geldig_tot?: string | null;
}
/**
 * The layout of a printed document: logo, colour, header and footer. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewPdfTemplate
 */
export interface NewPdfTemplate {
    /**
     * Internal name.
     */
    naam: string;
    /**
     * 
     */
    context: PdfTemplateContext;
    /**
     * Colour of lines and headings, as `#rrggbb`; null = the default colour.
     */
    accent_color?: string | null;
    /**
     * Text at the top of every page. May contain tags.
     */
    header?: string | null;
    /**
     * Text at the bottom of every page. May contain tags.
     */
    footer?: string | null;
}


/**
 * A till that receives payments. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewPointOfSale
 */
export interface NewPointOfSale {
    /**
     * Name.
     */
    naam: string;
    /**
     * Company that the point of sale sells for.
     */
    bedrijf_id: number;
    /**
     * Ids of the locations where it is available, in ascending order.
     */
    locatie_ids?: Array<number> | null;
    /**
     * Whether it can receive payments.
     */
    actief?: boolean | null;
}
/**
 * A change of the unit price of products, on some dates, weekdays and times, or for who books early or late. The first
 * one that matches a line applies, and no other.
 *  The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewPriceRule
 */
export interface NewPriceRule {
    /**
     * Internal name.
     */
    naam: string;
    /**
     * Ids of the products whose price it changes, ascending. Empty = all, or those of `productgroep_ids`.
     */
    product_ids?: Array<number> | null;
    /**
     * Ids of the product groups whose prices it changes, ascending. Empty = all, or those of `product_ids`.
     */
    productgroep_ids?: Array<number> | null;
    /**
     * First date of service; null = no first one.
     */
    van?: string | null;
    /**
     * Last date of service, included; null = no last one.
     */
    tot?: string | null;
    /**
     * Weekdays of service, from 0 (Sunday) to 6 (Saturday), ascending. Empty = every day.
     */
    weekdagen?: Array<number> | null;
    /**
     * Earliest local time of begin, such as `18:00`; null = from midnight on.
     */
    tijd_van?: string | null;
    /**
     * Local time before which lines begin; null = until midnight. Earlier than `tijd_van` = over midnight.
     */
    tijd_tot?: string | null;
    /**
     * Least number of calendar days from the day of booking to the date of service; null = no least.
     */
    vooruit_minimaal?: number | null;
    /**
     * Largest number of calendar days from the day of booking to the date of service; null = no largest.
     */
    vooruit_maximaal?: number | null;
    /**
     * Change of the unit price in percent: 10 makes it dearer, -10 cheaper. Null = `bedrag` says it.
     */
    percentage?: number | null;
    /**
     * Change of the unit price in euros, VAT included: 2.5 makes it dearer, -2.5 cheaper. Null = `percentage` says it.
     */
    bedrag?: number | null;
    /**
     * The lowest comes first; of equal ones that with the lower `id`.
     */
    volgorde?: number | null;
    /**
     * Whether it applies to lines that are made from now on.
     */
    actief?: boolean | null;
}
/**
 * Something that you sell, buy and plan. All prices include VAT. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewProduct
 */
export interface NewProduct {
    /**
     * The supplier: a contact of type `leverancier`.
     */
    leverancier_id: number;
    /**
     * Internal name.
     */
    naam: string;
    /**
     * Name that customers see.
     */
    weergavenaam?: string | null;
    /**
     * Purchase price per unit; may be 0.
     */
    inkoop: number;
    /**
     * Use `ProductPrice` instead. Responses contain the sum of the prices in `ProductPrice` that apply today.
     * @deprecated
     */
    verkoop?: number | null;
    /**
     * Use `ProductPrice` instead. Responses contain the highest VAT rate in `ProductPrice` that applies today; null
     * without a price of today.
     * 
     */
    btw?: number | null;
    /**
     * Minimum amount of every booking. A smaller calculated amount becomes this amount.
     */
    minimum_aantal: number;
    /**
     * How long the product takes.
     */
    duur?: string | null;
    /**
     * Short description for customers.
     */
    beschrijving_klant?: string | null;
    /**
     * Full description, in HTML.
     */
    uitgebreide_omschrijving?: string | null;
    /**
     * The product group.
     */
    productgroep_id?: number | null;
    /**
     * Whether the product may be shown and sold to the public.
     */
    mag_api?: boolean | null;
    /**
     * Whether the planning shows the product as a separate item.
     */
    los_op_planning?: boolean | null;
    /**
     * How staff plan the product, as free text.
     */
    planstrategie?: string | null;
    /**
     * Instructions for staff.
     */
    personeelsinstructie?: string | null;
    /**
     * Whether a booking of the product must have a location.
     */
    locatie_verplicht?: boolean | null;
    /**
     * Custom data, as key-value pairs.
     */
    extra?: { [key: string]: string; } | null;
    /**
     * How the amount follows from the group size: `vast` = always `aantal`; `per_x_personen` = `aantal` for every
     * `per_x_personen` people.
     * 
     */
    aantalbepaling?: NewProductAantalbepalingEnum | null;
    /**
     * The fixed amount, or the amount per `per_x_personen` people.
     */
    aantal?: number | null;
    /**
     * Number of people per `aantal`.
     */
    per_x_personen?: number | null;
    /**
     * Rounding of an amount that is not whole: `boven` (up) or `beneden` (down).
     */
    per_x_personen_afronding?: NewProductPerXPersonenAfrondingEnum | null;
    /**
     * The price per unit, split by VAT rate: that of now, and those before and after it. Sorted by `vanaf`, the one of
     * always first, then by rate. Each rate may occur once for each `vanaf`.
     * 
     */
    ProductPrice?: Array<NewProductPrice> | null;
    /**
     * The locations where the product can take place, in order of preference.
     */
    Locaties?: Array<NewProductLocation> | null;
    /**
     * The materials that the product uses, each once.
     */
    Materialen?: Array<ProductMaterial> | null;
    /**
     * Attachments that customers get with the confirmation of a booking of the product, in this order.
     */
    Standaardbijlagen?: Array<NewProductAttachment> | null;
    /**
     * Products that a customer must book together with this one in an online booking.
     */
    vereist_product?: Array<RequiredProduct> | null;
    /**
     * Ids of the labels on the product, ascending.
     */
    label_ids?: Array<number> | null;
    /**
     * Pairs of your own, such as the number that another system knows the object by. The service only stores them. Pairs
     * that you send replace all that are stored; PATCH changes single ones. Upper and lower case differ. Lists find
     * objects by `metadata[key]=value`. Without a credential nobody sees them.
     * 
     */
    metadata?: { [key: string]: string; } | null;
}


/**
 * @export
 */
export const NewProductAantalbepalingEnum = {
    vast: 'vast',
    per_x_personen: 'per_x_personen',
} as const;
export type NewProductAantalbepalingEnum = typeof NewProductAantalbepalingEnum[keyof typeof NewProductAantalbepalingEnum];

/**
 * @export
 */
export const NewProductPerXPersonenAfrondingEnum = {
    boven: 'boven',
    beneden: 'beneden',
} as const;
export type NewProductPerXPersonenAfrondingEnum = typeof NewProductPerXPersonenAfrondingEnum[keyof typeof NewProductPerXPersonenAfrondingEnum];

/**
 * An attachment of a product. In requests only `id` is used; the service ignores the other members. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewProductAttachment
 */
export interface NewProductAttachment {
    /**
     * 
     */
    id: number;
}
/**
 * A group of products, with the ledger data for bookkeeping. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewProductGroup
 */
export interface NewProductGroup {
    /**
     * Name of the product group.
     */
    naam: string;
    /**
     * Short name for use in URLs, unique among the product groups.
     */
    slug?: string | null;
    /**
     * Ledger account number of letters and digits. Stored as sent: the service checks it against no chart of accounts.
     * 
     */
    ledger_number?: string | null;
    /**
     * Cost center, for an export to accounting software. Stored as sent.
     */
    cost_center?: string | null;
}
/**
 * A label on products, to find and count them by across their groups. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewProductLabel
 */
export interface NewProductLabel {
    /**
     * Name.
     */
    naam: string;
}
/**
 * A location of a product. In requests only `id` is used; the service ignores the other members. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewProductLocation
 */
export interface NewProductLocation {
    /**
     * 
     */
    id: number;
}
/**
 * The part of a product's unit price that has one VAT rate. A line of a booking has the rows with the latest
 * `vanaf` that is not after the local date of its `begin`.
 *  The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewProductPrice
 */
export interface NewProductPrice {
    /**
     * A VAT rate in percent. When you set it, it must be one of the rates in the setting `btw_percentages`.
     */
    btw: number;
    /**
     * Price per unit, including the VAT of this rate.
     */
    verkoop: number;
    /**
     * First date of service at which it applies; null is always.
     */
    vanaf?: string | null;
}
/**
 * The offer to the customer of a booking, as the booking is when they look at it. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewProposal
 */
export interface NewProposal {
    /**
     * The booking. It cannot change.
     */
    boeking_id: number;
    /**
     * The type of the proposal.
     */
    type_id: number;
    /**
     * Plain text above the programme, with tags.
     */
    tekst?: string | null;
    /**
     * Last local date on which it can be accepted. It ends with the booking's `datum` if that is earlier.
     */
    geldig_tot?: string | null;
    /**
     * Send true to withdraw the proposal.
     */
    ingetrokken?: boolean | null;
}
/**
 * The recipient of the mail, and words for this one mail.
 * @export
 * @interface NewProposalMail
 */
export interface NewProposalMail {
    /**
     * Contact person who gets it.
     */
    mail_to?: number | null;
    /**
     * Contact persons who get a copy.
     */
    mail_cc?: Array<number> | null;
    /**
     * Subject for this one mail. May contain tags.
     */
    onderwerp?: string | null;
    /**
     * Text for this one mail. May contain tags.
     */
    body?: string | null;
}
/**
 * A kind of proposal, with its text and what becomes of the booking when the customer accepts. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewProposalType
 */
export interface NewProposalType {
    /**
     * Name.
     */
    naam: string;
    /**
     * Plain text above the programme, with tags.
     */
    tekst?: string | null;
    /**
     * So many days after the day on which it is made a proposal can still be accepted.
     */
    geldig_dagen?: number | null;
    /**
     * 
     */
    status_na_akkoord?: StatusAfterAcceptance | null;
    /**
     * Subject of the mail with a proposal. May contain tags. Null for the standard text.
     */
    onderwerp_mail?: string | null;
    /**
     * Text of the mail with a proposal. May contain tags. Null for the standard text.
     */
    body_mail?: string | null;
}


/**
 * A skill or certificate of members of staff, such as guiding on the water. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewQualification
 */
export interface NewQualification {
    /**
     * Name.
     */
    naam: string;
    /**
     * The requirements.
     */
    beschrijving?: string | null;
    /**
     * Whether the qualification is archived. Staff who have it keep it; nobody else can get it.
     */
    archived?: boolean | null;
}
/**
 * The time that a member of staff worked on a shift. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewRecordedHours
 */
export interface NewRecordedHours {
    /**
     * The member of staff who worked; the same as in the path.
     */
    personeel_id: number;
    /**
     * Shift of this member of staff.
     */
    dienst_id: number;
    /**
     * Start of work.
     */
    begin: string;
    /**
     * End of work; later than `begin`.
     */
    eind: string;
    /**
     * Minutes of break between `begin` and `eind`; fewer than there are.
     */
    pauze_minuten: number;
    /**
     * Note.
     */
    noot?: string | null;
}
/**
 * A company. Send only its `id`. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewReminderCompany
 */
export interface NewReminderCompany {
    /**
     * 
     */
    id: number;
}
/**
 * A named set of rights. Every user who has the role has these rights. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewRole
 */
export interface NewRole {
    /**
     * Name of the role, unique regardless of case and spaces.
     */
    naam: string;
    /**
     * Names of rights. A list that contains every right stays complete: when a later version adds a right, the list gets
     * it too.
     * 
     */
    permissies?: Array<Permission> | null;
    /**
     * Whether every user of the role must have a second factor. One role of a user that says so is enough.
     * 
     */
    tweede_factor_verplicht?: boolean | null;
    /**
     * Whether users of the role may send user name and password with each request (Basic). If one role of a user says
     * no, they may not. They log in with a session, and their API keys work on.
     * 
     */
    basic_toegestaan?: boolean | null;
}
/**
 * A period in which a member of staff works, on request or as confirmed. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewShift
 */
export interface NewShift {
    /**
     * Start of the shift.
     */
    begin: string;
    /**
     * End of the shift; later than `begin`.
     */
    eind: string;
    /**
     * Note for planning.
     */
    noot?: string | null;
    /**
     * Remark that is visible to staff.
     */
    opmerking?: string | null;
    /**
     * The member of staff who works.
     */
    personeel_id: number;
    /**
     * Booking that the shift is for.
     */
    boeking_id?: number | null;
    /**
     * Location of the shift.
     */
    locatie_id?: number | null;
    /**
     * Qualification that the shift requires.
     */
    kwalificatie_id?: number | null;
    /**
     * 
     */
    status?: ShiftStatus | null;
}


/**
 * A period in which a member of staff can work, or cannot. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewStaffAvailability
 */
export interface NewStaffAvailability {
    /**
     * Start of the period.
     */
    begin: string;
    /**
     * End of the period; later than `begin`.
     */
    eind: string;
    /**
     * Whether the member of staff can work.
     */
    beschikbaar: boolean;
    /**
     * Remark.
     */
    opmerking?: string | null;
}
/**
 * A contact of type `personeel`: somebody who works for you. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewStaffMember
 */
export interface NewStaffMember {
    /**
     * Always `personeel` (staff).
     */
    type?: NewStaffMemberTypeEnum | null;
    /**
     * Name of the organisation; null or empty for a private person.
     */
    naam?: string | null;
    /**
     * Street and house number.
     */
    adres?: string | null;
    /**
     * Postal code.
     */
    postcode?: string | null;
    /**
     * Town.
     */
    plaats?: string | null;
    /**
     * Country, as a two-letter ISO 3166-1 code. Another code is ERR_FORMAT, unless it is stored already.
     * 
     */
    landcode?: string | null;
    /**
     * Province, as an ISO 3166-2 code.
     */
    provinciecode?: string | null;
    /**
     * URL of the website.
     */
    website?: string | null;
    /**
     * VAT number. One that begins with a country of the European Union, with GB, XI, CHE or NO has the form of that country.
     * Another form is ERR_FORMAT, unless it is stored already. Blanks, dots and hyphens do not count, and check digits may be wrong.
     * 
     */
    btw_nummer?: string | null;
    /**
     * The company (one of your own) that the member of staff belongs to. If you omit it on create, the default
     * company applies.
     * 
     */
    bedrijf_id?: number | null;
    /**
     * Ids of the qualifications, ascending.
     */
    kwalificatie_ids?: Array<number> | null;
    /**
     * Signature below the mails that this member of staff sends. It replaces the signature of the company and may
     * contain the same tags as the mail. If null or empty, the signature of the company applies.
     * 
     */
    ondertekening?: string | null;
    /**
     * The contact persons of the member of staff. The main contact person comes first.
     */
    contactpersonen: Array<NewContactPerson>;
    /**
     * Pairs of your own, such as the number that another system knows the object by. The service only stores them. Pairs
     * that you send replace all that are stored; PATCH changes single ones. Upper and lower case differ. Lists find
     * objects by `metadata[key]=value`. Without a credential nobody sees them.
     * 
     */
    metadata?: { [key: string]: string; } | null;
    /**
     * Values of extra fields; each name may occur once. Write-only: no response contains them. A list that you send
     * replaces the stored list.
     * 
     */
    extra_fields?: Array<ExtraField> | null;
}


/**
 * @export
 */
export const NewStaffMemberTypeEnum = {
    personeel: 'personeel',
} as const;
export type NewStaffMemberTypeEnum = typeof NewStaffMemberTypeEnum[keyof typeof NewStaffMemberTypeEnum];

/**
 * A moment at which customers may start. It is a local time, to the minute. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewStartTime
 */
export interface NewStartTime {
    /**
     * The group of the start time.
     */
    startmomentgroep_id: number;
    /**
     * Local date and time, without seconds. A time that a clock change repeats is its first occurrence, also if you
     * send the offset of the second. A group has each time once.
     * 
     */
    datetime: string;
    /**
     * How much of each material online bookings may use at this start time, in percent. null = as each material says.
     * 
     */
    percentage_materiaal_online_boeking?: number | null;
}
/**
 * A group of start times. A package is sold at the start times of its group. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewStartTimeGroup
 */
export interface NewStartTimeGroup {
    /**
     * Name.
     */
    naam: string;
}
/**
 * A mail that reminds customers whose booking has had a status for a number of days. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewStatusReminder
 */
export interface NewStatusReminder {
    /**
     * Name that customers do not see.
     */
    naam?: string | null;
    /**
     * 
     */
    status: BookingStatus;
    /**
     * Days after the date on which the booking got the status.
     */
    termijn_in_dagen: number;
    /**
     * Days by which the reminder moves the `status_vervaldatum` of the booking.
     */
    herinnering_termijn_in_dagen: number;
    /**
     * Subject of the mail. May contain tags.
     */
    onderwerp_mail_herinnering: string;
    /**
     * Text of the mail. May contain tags.
     */
    body_mail_herinnering: string;
    /**
     * Companies whose bookings it is for, sorted by `id`. Empty = it reminds nobody.
     */
    Bedrijven?: Array<NewReminderCompany> | null;
}


/**
 * A new account for a member of staff or a supplier who has none yet.
 * @export
 * @interface NewUser
 */
export interface NewUser {
    /**
     * The `id` of the member of staff or supplier who gets the account.
     */
    id: number;
    /**
     * The name with which the user logs in; unique. It contains no colon, no invisible characters, and only single
     * spaces between other characters. Upper and lower case are equal.
     * 
     */
    gebruikersnaam: string;
    /**
     * E-mail address of the user. Over the issuer of OpenID Connect, its owner logs in to the account the first time,
     * if no other account has it.
     * 
     */
    email_address?: string | null;
    /**
     * Whether the account is active. While it is false the user cannot log in and the user's API keys do not work.
     * 
     */
    actief?: boolean | null;
    /**
     * Names of rights. A list that contains every right stays complete: when a later version adds a right, the list gets
     * it too.
     * 
     */
    permissies?: Array<Permission> | null;
    /**
     * The roles of the user, by `id`. The user also has all rights of these roles.
     */
    rollen?: Array<RoleReference> | null;
    /**
     * Language of the user, such as `nl` or `nl_NL`.
     */
    locale?: string | null;
    /**
     * A password of 12 to 256 characters. One that is easy to guess is refused (ERR_PASSWORD_GUESSABLE). Easy are common
     * words and passwords, repetitions, rows of letters or keys, dates, and the user's own name, whatever the capitals.
     * No response ever contains it.
     * 
     */
    wachtwoord: string;
}
/**
 * A change of a VAT rate over the bookings that existed when it was made, or a dry run of one. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewVatChange
 */
export interface NewVatChange {
    /**
     * The old rate in percent.
     */
    van: number;
    /**
     * The new rate in percent, one of the setting `btw_percentages`.
     */
    naar: number;
    /**
     * First date of service at the new rate.
     */
    ingangsdatum: string;
    /**
     * Ids of the products whose lines change; null = all costs, those without a line included.
     */
    product_ids?: Array<number> | null;
    /**
     * 
     */
    prijs: VatChangePrice;
    /**
     * Whether it only says what would change, and changes nothing.
     */
    dry_run?: boolean | null;
}


/**
 * A code that pays for whole units of products on one booking, once.
 *  The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewVoucher
 */
export interface NewVoucher {
    /**
     * The code that customers enter. Upper and lower case are equal. Unique among discount codes and vouchers. Omit it
     * on create to get a random one.
     * 
     */
    code?: string | null;
    /**
     * The name of the voucher, on invoices too.
     */
    title?: string | null;
    /**
     * Template that the voucher is made from.
     */
    voucher_template_id?: number | null;
    /**
     * Customer who bought it. Everybody who knows the code can use it.
     */
    customer_id?: number | null;
    /**
     * Last day on which the voucher is valid, for the activity as well as for redeeming. Null for ever.
     */
    expiration_date?: string | null;
    /**
     * The products that the voucher covers, each once.
     */
    inhoud?: Array<NewVoucherContent> | null;
    /**
     * Ids of the packages that the voucher is valid for, ascending. Empty = bookings of every kind.
     */
    arrangement_ids?: Array<number> | null;
    /**
     * Reference of your own.
     */
    internal_reference?: string | null;
    /**
     * Pairs of your own, such as the number that another system knows the object by. The service only stores them. Pairs
     * that you send replace all that are stored; PATCH changes single ones. Upper and lower case differ. Lists find
     * objects by `metadata[key]=value`. Without a credential nobody sees them.
     * 
     */
    metadata?: { [key: string]: string; } | null;
}
/**
 * A product that a voucher covers. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewVoucherContent
 */
export interface NewVoucherContent {
    /**
     * Product.
     */
    product_id: number;
    /**
     * How many units of it.
     */
    aantal: number;
    /**
     * The worth of the voucher for each unit, including VAT.
     */
    prijs_per_stuk: number;
}
/**
 * Vouchers of one template that a customer buys. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewVoucherSale
 */
export interface NewVoucherSale {
    /**
     * Template of the vouchers.
     */
    voucher_template_id: number;
    /**
     * Customer who buys them.
     */
    customer_id: number;
    /**
     * How many.
     */
    number_of_vouchers: number;
    /**
     * Where the customer is sent after paying, with the query parameter `verkoop` as `buyVouchers` says. If you omit it,
     * to a page of this installation.
     * 
     */
    redirect_url?: string | null;
}
/**
 * The model that vouchers are made from: price, products and how long they are valid. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewVoucherTemplate
 */
export interface NewVoucherTemplate {
    /**
     * Name as buyers see it. It becomes the title of the vouchers.
     */
    name: string;
    /**
     * Plain text for buyers.
     */
    description?: string | null;
    /**
     * The price of one voucher, including VAT.
     */
    price: number;
    /**
     * The unit that a buyer counts, such as "Number of persons".
     */
    quantity_term?: string | null;
    /**
     * How many units of each product one voucher covers.
     */
    product_amount?: number | null;
    /**
     * Days that a voucher is valid after the day on which it was made. Null for no term.
     */
    expire_days?: number | null;
    /**
     * Last day on which a voucher is valid. The earlier one counts if there is a term as well.
     */
    expiration_date?: string | null;
    /**
     * Contact form that buyers fill in on your website (`buyVouchers`). It asks for `contactpersoon.email1`. Null: only
     * staff sell these vouchers, and visitors do not see them.
     * 
     */
    contactform_id?: number | null;
    /**
     * Company that sells it; null for the first one.
     */
    company_id?: number | null;
    /**
     * Ids of the products that a voucher covers, ascending.
     */
    products: Array<number>;
    /**
     * PDF template of the context `voucher`.
     */
    pdf_template_id?: number | null;
    /**
     * Reference of your own. Vouchers take it over.
     */
    internal_reference?: string | null;
    /**
     * Subject of the mail with the vouchers. May contain tags. Null for the standard text.
     */
    confirmation_mail_subject?: string | null;
    /**
     * Text of the mail with the vouchers. May contain tags. Null for the standard text.
     */
    confirmation_mail_body?: string | null;
}
/**
 * A subscription to one kind of event. The service posts each such event to the subscription's URL. The body of a create. You may omit members that are not required, or send null: they get their default or stay empty.
 * @export
 * @interface NewWebhook
 */
export interface NewWebhook {
    /**
     * Name of the event.
     */
    name: WebhookName;
    /**
     * URL to which events are posted: `https://` or `http://`, without user name and password. Addresses of this machine
     * and of private networks are refused unless the operator allows them (`WEBHOOK_ALLOWED_HOSTS`).
     * 
     */
    url: string;
    /**
     * Whether events are delivered.
     */
    active?: boolean | null;
}


/**
 * A newsletter that contact persons can get (`nieuwsbrief_ids`).
 * @export
 * @interface Newsletter
 */
export interface Newsletter {
    /**
     * 
     */
    readonly id: number;
    /**
     * Name, which recipients see.
     */
    naam: string;
}
/**
 * A newsletter on its way.
 * @export
 * @interface NewsletterIssue
 */
export interface NewsletterIssue {
    /**
     * Its mails are listed by `GET /api2/mails` with `about_kind=newsletter_issue` and this `about_id`.
     */
    id: number;
    /**
     * The newsletter.
     */
    nieuwsbrief_id: number;
    /**
     * Company that sends it.
     */
    bedrijf_id: number;
    /**
     * Subject, with its tags.
     */
    subject: string;
    /**
     * When it was sent.
     */
    created_at: string;
}
/**
 * Newsletter as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface NewsletterPayload
 */
export interface NewsletterPayload {
    /**
     * 
     */
    readonly id: number;
    /**
     * Name, which recipients see.
     */
    naam: string;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}
/**
 * A newsletter that contact persons can get (`nieuwsbrief_ids`). The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface NewsletterPut
 */
export interface NewsletterPut {
    /**
     * 
     */
    readonly id?: number;
    /**
     * Name, which recipients see.
     */
    naam?: string;
}
/**
 * The mail that goes to everybody who gets a newsletter.
 * @export
 * @interface NewsletterText
 */
export interface NewsletterText {
    /**
     * Subject. May contain tags.
     */
    subject: string;
    /**
     * Body. May contain tags; without `{afmeldlink}` the address to unsubscribe follows at the end.
     * 
     */
    body: string;
    /**
     * Company that sends it; the default company if omitted.
     */
    bedrijf_id?: number | null;
}
/**
 * A change of Nieuwsbrief.
 * @export
 * @interface NieuwsbriefEvent
 */
export interface NieuwsbriefEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: NieuwsbriefEventMeta;
    /**
     * 
     */
    data: NieuwsbriefEventData;
}
/**
 * @type NieuwsbriefEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type NieuwsbriefEventData = NewsletterPayload | ThinPayload;
/**
 * Metadata of an event of Nieuwsbrief.
 * @export
 * @interface NieuwsbriefEventMeta
 */
export interface NieuwsbriefEventMeta {
    /**
     * 
     */
    event: NieuwsbriefEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: NieuwsbriefEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const NieuwsbriefEventMetaEventEnum = {
    Nieuwsbrief__postInsert: 'Nieuwsbrief::postInsert',
    Nieuwsbrief__postUpdate: 'Nieuwsbrief::postUpdate',
    Nieuwsbrief__postSave: 'Nieuwsbrief::postSave',
    Nieuwsbrief__postDelete: 'Nieuwsbrief::postDelete',
} as const;
export type NieuwsbriefEventMetaEventEnum = typeof NieuwsbriefEventMetaEventEnum[keyof typeof NieuwsbriefEventMetaEventEnum];

/**
 * @export
 */
export const NieuwsbriefEventMetaObjectEnum = {
    Nieuwsbrief: 'Nieuwsbrief',
} as const;
export type NieuwsbriefEventMetaObjectEnum = typeof NieuwsbriefEventMetaObjectEnum[keyof typeof NieuwsbriefEventMetaObjectEnum];

/**
 * A note of a contact with somebody, such as a telephone call, a mail or a visit.
 * @export
 * @interface Note
 */
export interface Note {
    /**
     * 
     */
    readonly id: number;
    /**
     * Kind of contact, in your own words: `telefoon`, `bezoek`, `notitie`. The service itself writes `email`,
     * `formulier` and `voorstel`.
     * 
     */
    soort_contact: string;
    /**
     * The customer, supplier, member of staff or other contact that the note is about.
     */
    contact_id: number;
    /**
     * Contact person of this contact. May have been deleted since.
     */
    contactpersoon_id: number | null;
    /**
     * Subject.
     */
    onderwerp: string;
    /**
     * The note, as plain text.
     */
    bericht: string;
    /**
     * Whether lists show the note before all others.
     */
    sticky: boolean;
    /**
     * Booking that the note is about.
     */
    booking_id: number | null;
    /**
     * When the note was created.
     */
    readonly created_at: string;
    /**
     * When the note was last changed.
     */
    readonly updated_at: string;
    /**
     * The member of staff who created the note; null if nobody of staff did, such as for a mail that came in.
     */
    readonly created_by: number | null;
}
/**
 * Note as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface NotePayload
 */
export interface NotePayload {
    /**
     * 
     */
    readonly id: number;
    /**
     * Kind of contact, in your own words: `telefoon`, `bezoek`, `notitie`. The service itself writes `email`,
     * `formulier` and `voorstel`.
     * 
     */
    soort_contact: string;
    /**
     * The customer, supplier, member of staff or other contact that the note is about.
     */
    contact_id: number;
    /**
     * Contact person of this contact. May have been deleted since.
     */
    contactpersoon_id: number | null;
    /**
     * Subject.
     */
    onderwerp: string;
    /**
     * The note, as plain text.
     */
    bericht: string;
    /**
     * Whether lists show the note before all others.
     */
    sticky: boolean;
    /**
     * Booking that the note is about.
     */
    booking_id: number | null;
    /**
     * When the note was created.
     */
    readonly created_at: string;
    /**
     * When the note was last changed.
     */
    readonly updated_at: string;
    /**
     * The member of staff who created the note; null if nobody of staff did, such as for a mail that came in.
     */
    readonly created_by: number | null;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}
/**
 * A note of a contact with somebody, such as a telephone call, a mail or a visit. The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface NotePut
 */
export interface NotePut {
    /**
     * 
     */
    readonly id?: number;
    /**
     * Kind of contact, in your own words: `telefoon`, `bezoek`, `notitie`. The service itself writes `email`,
     * `formulier` and `voorstel`.
     * 
     */
    soort_contact?: string;
    /**
     * The customer, supplier, member of staff or other contact that the note is about.
     */
    contact_id?: number;
    /**
     * Contact person of this contact. May have been deleted since.
     */
    contactpersoon_id?: number | null;
    /**
     * Subject.
     */
    onderwerp?: string;
    /**
     * The note, as plain text.
     */
    bericht?: string;
    /**
     * Whether lists show the note before all others.
     */
    sticky?: boolean;
    /**
     * Booking that the note is about.
     */
    booking_id?: number | null;
    /**
     * When the note was created.
     */
    readonly created_at?: string;
    /**
     * When the note was last changed.
     */
    readonly updated_at?: string;
    /**
     * The member of staff who created the note; null if nobody of staff did, such as for a mail that came in.
     */
    readonly created_by?: number | null;
}
/**
 * How much of a line of the package somebody wants.
 * @export
 * @interface OnlineBookingLine
 */
export interface OnlineBookingLine {
    /**
     * A line of the package.
     */
    arrangementsregel_id: number;
    /**
     * Number of units; 0 = none.
     */
    aantal: number;
}
/**
 * An amount that a customer was asked to pay online for a booking, a sale of vouchers or an invoice.
 * @export
 * @interface OnlinePayment
 */
export interface OnlinePayment {
    /**
     * 
     */
    id: number;
    /**
     * 
     */
    status: OnlinePaymentStatus;
    /**
     * The amount that was asked for.
     */
    amount: number;
    /**
     * The text that customers read on their statement.
     */
    description: string;
    /**
     * Booking that is paid for, or whose invoice is paid by a payment request; null for sales of vouchers. It may have been
     * deleted.
     * 
     */
    booking_id: number | null;
    /**
     * Sale of vouchers that is paid for; null if it is something else.
     */
    voucher_sale_id: number | null;
    /**
     * Payment request by which it is paid; null if it is something else.
     */
    betaalverzoek_id: number | null;
    /**
     * Invoice that the money was recorded on; null if it was not, and for sales of vouchers.
     */
    invoice_id: number | null;
    /**
     * Payment provider: `mollie` or `sandbox`.
     */
    provider: string;
    /**
     * Integration whose key the provider was asked with; null for the sandbox.
     */
    integration_id: number | null;
    /**
     * Id of the payment at the provider; null before the provider answered.
     */
    provider_payment_id: string | null;
    /**
     * The amount that the provider received, if that is not `amount`. It was recorded nowhere. Otherwise null.
     */
    received: number | null;
    /**
     * The amount that the provider paid back: refunds, and what banks took back.
     */
    returned: number;
    /**
     * The fault that somebody has to look at, as a sentence; null if there is none.
     */
    error: string | null;
    /**
     * When it was asked for.
     */
    created_at: string;
    /**
     * When the service learned that it was paid; null if it was not.
     */
    paid_at: string | null;
    /**
     * Until when the booking is held for its payment; null once it is paid or given up, and for sales of vouchers.
     */
    held_until: string | null;
    /**
     * When the booking was given up because nobody had paid; null if it was not.
     */
    released_at: string | null;
    /**
     * How much can still be refunded.
     */
    refundable: number;
    /**
     * Refunds that were asked for, oldest first.
     */
    refunds: Array<OnlineRefund>;
    /**
     * The booking that is paid for; only if embedded.
     */
    Boeking?: ListedBooking;
    /**
     * The sale of vouchers that is paid for; only if embedded. Left out unless you have `editVouchers`.
     */
    VoucherSale?: VoucherSale;
    /**
     * The invoice that the money was recorded on, without its lines; only if embedded.
     */
    Factuur?: Invoice;
}



/**
 * Related object to include with each payment.
 * @export
 */
export const OnlinePaymentEmbed = {
    Boeking: 'Boeking',
    VoucherSale: 'VoucherSale',
    Factuur: 'Factuur',
} as const;
export type OnlinePaymentEmbed = typeof OnlinePaymentEmbed[keyof typeof OnlinePaymentEmbed];


/**
 * `open` until the customer has paid or given up; `failed` also if the provider refused to make the payment, or received
 * another amount. Money may still arrive after `cancelled`, `failed` and `expired`.
 * 
 * @export
 */
export const OnlinePaymentStatus = {
    open: 'open',
    paid: 'paid',
    cancelled: 'cancelled',
    failed: 'failed',
    expired: 'expired',
} as const;
export type OnlinePaymentStatus = typeof OnlinePaymentStatus[keyof typeof OnlinePaymentStatus];

/**
 * An amount that a customer gets back of an online payment.
 * @export
 * @interface OnlineRefund
 */
export interface OnlineRefund {
    /**
     * 
     */
    id: number;
    /**
     * The amount that goes back.
     */
    amount: number;
    /**
     * 
     */
    status: OnlineRefundStatus;
    /**
     * The text that customers read on their statement; null for the description of the payment.
     */
    description: string | null;
    /**
     * Id of the refund at the provider; null before the provider answered.
     */
    provider_refund_id: string | null;
    /**
     * Why the provider has not made it yet, or never will; null if all is well.
     */
    error: string | null;
    /**
     * When it was asked for.
     */
    created_at: string;
    /**
     * When the service learned that it was paid; null if it was not.
     */
    refunded_at: string | null;
}



/**
 * `requested` until the provider has it, `pending` until it has paid (`refunded`) or refused (`failed`). A refund that
 * is `failed` did not go back, and can be tried again.
 * 
 * @export
 */
export const OnlineRefundStatus = {
    requested: 'requested',
    pending: 'pending',
    refunded: 'refunded',
    failed: 'failed',
} as const;
export type OnlineRefundStatus = typeof OnlineRefundStatus[keyof typeof OnlineRefundStatus];

/**
 * A product at a time.
 * @export
 * @interface OrderedProduct
 */
export interface OrderedProduct {
    /**
     * How many units, at least `minimum_aantal`.
     */
    amount: number;
    /**
     * The product.
     */
    product_id: number;
    /**
     * When it begins. It takes as long as the product.
     */
    datetime: string;
    /**
     * Where it takes place; null for the first location of the product.
     */
    location_id?: number | null;
}
/**
 * The customer who books. Names and telephone number are one line without control characters and hold no web address
 * (`http://`, `https://`, `www.`): ERR_FORMAT.
 * 
 * @export
 * @interface OrderingCustomer
 */
export interface OrderingCustomer {
    /**
     * E-mail address.
     */
    email: string;
    /**
     * Company that the customer is one of; null for the first one.
     */
    company_id?: number | null;
    /**
     * First name.
     */
    first_name: string;
    /**
     * Last name.
     */
    last_name: string;
    /**
     * Telephone number.
     */
    phone_number?: string | null;
}
/**
 * A change of OverigContact.
 * @export
 * @interface OverigContactEvent
 */
export interface OverigContactEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: OverigContactEventMeta;
    /**
     * 
     */
    data: ContactEventData;
}
/**
 * Metadata of an event of OverigContact.
 * @export
 * @interface OverigContactEventMeta
 */
export interface OverigContactEventMeta {
    /**
     * 
     */
    event: OverigContactEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: OverigContactEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const OverigContactEventMetaEventEnum = {
    OverigContact__postInsert: 'OverigContact::postInsert',
    OverigContact__postUpdate: 'OverigContact::postUpdate',
    OverigContact__postSave: 'OverigContact::postSave',
    OverigContact__postDelete: 'OverigContact::postDelete',
} as const;
export type OverigContactEventMetaEventEnum = typeof OverigContactEventMetaEventEnum[keyof typeof OverigContactEventMetaEventEnum];

/**
 * @export
 */
export const OverigContactEventMetaObjectEnum = {
    OverigContact: 'OverigContact',
} as const;
export type OverigContactEventMetaObjectEnum = typeof OverigContactEventMetaObjectEnum[keyof typeof OverigContactEventMetaObjectEnum];

/**
 * The password that you have, and a new one.
 * @export
 * @interface OwnPasswordChange
 */
export interface OwnPasswordChange {
    /**
     * The password that the account has now.
     */
    huidig_wachtwoord: string;
    /**
     * A password of 12 to 256 characters. One that is easy to guess is refused (ERR_PASSWORD_GUESSABLE). Easy are common
     * words and passwords, repetitions, rows of letters or keys, dates, and the user's own name, whatever the capitals.
     * No response ever contains it.
     * 
     */
    wachtwoord: string;
}
/**
 * A programme of products that you sell and book as a whole.
 * @export
 * @interface Package
 */
export interface Package {
    /**
     * 
     */
    readonly id: number;
    /**
     * Internal name.
     */
    arrangement: string;
    /**
     * Name that customers see.
     */
    weergavenaam: string | null;
    /**
     * Full description, in HTML.
     */
    uitgebreide_omschrijving: string;
    /**
     * Path of the image; empty without one. GET it to download the image, PUT an image to replace it.
     */
    readonly image_filename: string;
    /**
     * SHA-256 of the image in hexadecimal, so that you can detect another one. Null without one.
     */
    readonly image_sha256: string | null;
    /**
     * Group size that the programme and the prices are calculated for.
     */
    aantal_personen: number;
    /**
     * Price per person at the prices of today, VAT excluded. Events leave it out, because it changes with `Product` and time.
     */
    readonly prijs_pp_exc: number;
    /**
     * Price per person at the prices of today, VAT included. Events leave it out, because it changes with `Product` and time.
     */
    readonly prijs_pp_inc: number;
    /**
     * Price for `aantal_personen` people at the prices of today, VAT excluded. Events leave it out, because it changes with `Product` and time.
     */
    readonly prijs_totaal_exc: number;
    /**
     * Price for `aantal_personen` people at the prices of today, VAT included. Events leave it out, because it changes with `Product` and time.
     */
    readonly prijs_totaal_inc: number;
    /**
     * Where you receive the group, as free text.
     */
    ontvangstlocatie: string | null;
    /**
     * Whether customers may book the package on the website.
     */
    mag_online: boolean;
    /**
     * Whether the package may be shown to the public.
     */
    mag_api: boolean;
    /**
     * Whether third-party sites may show the package.
     */
    mag_uitjes: boolean;
    /**
     * Whether customers may book the package online and pay at once.
     */
    mag_online_geboekt_worden_direct_betalen: boolean;
    /**
     * Whether customers may book the package online and pay later, by invoice.
     */
    mag_online_geboekt_worden_achteraf_betalen: boolean;
    /**
     * Largest group that may book online; null = no maximum.
     */
    maximum_aantal_personen_online: number | null;
    /**
     * Whether the confirmation of an online booking brings the attachments of the products.
     */
    onlineboeking_standaardbijlagen_meesturen: boolean;
    /**
     * Minimum number of days between an online booking and its date; null = no minimum.
     */
    onlineboeking_minimaal_vooruit: number | null;
    /**
     * Maximum number of days between an online booking and its date; null = no maximum.
     */
    onlineboeking_maximaal_vooruit: number | null;
    /**
     * Whether the planning shows each line of the package separately.
     */
    los_op_planning: boolean;
    /**
     * The group of the start times that the package is sold at; null = it has none.
     */
    startmomentgroep_id: number | null;
    /**
     * The contact form that visitors fill in when they book the package online; null = none.
     */
    onlineboeking_contactformulier_id: number | null;
    /**
     * The company that sells the package; null = the company of the customer.
     */
    bedrijf_id: number | null;
    /**
     * The cancellation terms of new bookings of the package; null = those of the setting `annuleringsvoorwaarden_id`.
     * 
     */
    annuleringsvoorwaarden_id: number | null;
    /**
     * Pairs of your own, such as the number that another system knows the object by. The service only stores them. Pairs
     * that you send replace all that are stored; PATCH changes single ones. Upper and lower case differ. Lists find
     * objects by `metadata[key]=value`. Without a credential nobody sees them.
     * 
     */
    metadata: { [key: string]: string; };
    /**
     * Whether the package was deleted.
     */
    readonly is_deleted: boolean;
    /**
     * The lines of the package, sorted by `begin`; lines without `begin` come last.
     */
    regels: Array<PackageLine>;
    /**
     * The programme for visitors: all lines that have a `begin`. Events leave it out, because it changes with `Product`.
     */
    readonly programma: Array<ProgrammeItem>;
}
/**
 * A product in a package, with its time and place.
 * @export
 * @interface PackageLine
 */
export interface PackageLine {
    /**
     * The `id` of an existing line. In an update it selects the line that you change; omit it for a new line.
     * 
     */
    id: number;
    /**
     * The product.
     */
    product_id: number;
    /**
     * Where the line takes place; null = a location of the product.
     */
    locatie_id: number | null;
    /**
     * Start of the line. The service uses only its offset from the earliest line, not the date itself.
     */
    begin: string | null;
    /**
     * End of the line; null = `begin` plus the `duur` of the product.
     */
    eind: string | null;
    /**
     * Description that visitors read in the programme.
     */
    beschrijving: string | null;
    /**
     * `beschrijving` with the tags filled in that `findTagTexts` knows, such as `{bedrijf_naam}`, in the words of the
     * package's company or else the first one. Unknown tags stay as they are. Events leave it out, because it changes with `Company`.
     */
    readonly beschrijving_templated?: string | null;
    /**
     * Number of people that the programme shows; 0 = `aantal_personen` of the package.
     */
    aantal_personen: number;
    /**
     * Minimum amount in an online booking; null = no minimum.
     */
    min: number | null;
    /**
     * Maximum amount in an online booking; null = no maximum.
     */
    max: number | null;
    /**
     * How the amount is decided in an online booking: by the visitor (`invullen_door_gebruiker`), by the size of the
     * booking (`boekingsgrootte`), or fixed (`vast`).
     * 
     */
    onlineboeking_aantalbepalingsmethode: PackageLineOnlineboekingAantalbepalingsmethodeEnum;
    /**
     * Events leave it out, because it changes with `Product` and time.
     */
    readonly product: PackageLineProduct;
}


/**
 * @export
 */
export const PackageLineOnlineboekingAantalbepalingsmethodeEnum = {
    invullen_door_gebruiker: 'invullen_door_gebruiker',
    boekingsgrootte: 'boekingsgrootte',
    vast: 'vast',
} as const;
export type PackageLineOnlineboekingAantalbepalingsmethodeEnum = typeof PackageLineOnlineboekingAantalbepalingsmethodeEnum[keyof typeof PackageLineOnlineboekingAantalbepalingsmethodeEnum];

/**
 * The members of a line's product that a visitor needs.
 * @export
 * @interface PackageLineProduct
 */
export interface PackageLineProduct {
    /**
     * 
     */
    id: number;
    /**
     * Internal name.
     */
    naam: string;
    /**
     * Name that customers see.
     */
    weergavenaam: string | null;
    /**
     * Short description for customers.
     */
    beschrijving_klant: string | null;
    /**
     * Full description, in HTML.
     */
    uitgebreide_omschrijving: string | null;
    /**
     * Minimum amount of every booking.
     */
    minimum_aantal: number;
    /**
     * Price per unit of today, VAT included: the sum of the prices per VAT rate.
     */
    verkoop: number;
    /**
     * Products that must be booked together with this one.
     */
    vereist_product: Array<RequiredProduct>;
    /**
     * Attachments that customers get with the confirmation of a booking.
     */
    standaardbijlagen: Array<ProductAttachment>;
}
/**
 * A product in a package, with its time and place. The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface PackageLinePut
 */
export interface PackageLinePut {
    /**
     * The `id` of an existing line. In an update it selects the line that you change; omit it for a new line.
     * 
     */
    id?: number;
    /**
     * The product.
     */
    product_id?: number;
    /**
     * Where the line takes place; null = a location of the product.
     */
    locatie_id?: number | null;
    /**
     * Start of the line. The service uses only its offset from the earliest line, not the date itself.
     */
    begin?: string | null;
    /**
     * End of the line; null = `begin` plus the `duur` of the product.
     */
    eind?: string | null;
    /**
     * Description that visitors read in the programme.
     */
    beschrijving?: string | null;
    /**
     * `beschrijving` with the tags filled in that `findTagTexts` knows, such as `{bedrijf_naam}`, in the words of the
     * package's company or else the first one. Unknown tags stay as they are.
     * 
     */
    readonly beschrijving_templated?: string | null;
    /**
     * Number of people that the programme shows; 0 = `aantal_personen` of the package.
     */
    aantal_personen?: number;
    /**
     * Minimum amount in an online booking; null = no minimum.
     */
    min?: number | null;
    /**
     * Maximum amount in an online booking; null = no maximum.
     */
    max?: number | null;
    /**
     * How the amount is decided in an online booking: by the visitor (`invullen_door_gebruiker`), by the size of the
     * booking (`boekingsgrootte`), or fixed (`vast`).
     * 
     */
    onlineboeking_aantalbepalingsmethode?: PackageLinePutOnlineboekingAantalbepalingsmethodeEnum;
    /**
     * 
     */
    readonly product?: PackageLineProduct;
}


/**
 * @export
 */
export const PackageLinePutOnlineboekingAantalbepalingsmethodeEnum = {
    invullen_door_gebruiker: 'invullen_door_gebruiker',
    boekingsgrootte: 'boekingsgrootte',
    vast: 'vast',
} as const;
export type PackageLinePutOnlineboekingAantalbepalingsmethodeEnum = typeof PackageLinePutOnlineboekingAantalbepalingsmethodeEnum[keyof typeof PackageLinePutOnlineboekingAantalbepalingsmethodeEnum];

/**
 * Package as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface PackagePayload
 */
export interface PackagePayload {
    /**
     * 
     */
    readonly id: number;
    /**
     * Internal name.
     */
    arrangement: string;
    /**
     * Name that customers see.
     */
    weergavenaam: string | null;
    /**
     * Full description, in HTML.
     */
    uitgebreide_omschrijving: string;
    /**
     * Path of the image; empty without one. GET it to download the image, PUT an image to replace it.
     */
    readonly image_filename: string;
    /**
     * SHA-256 of the image in hexadecimal, so that you can detect another one. Null without one.
     */
    readonly image_sha256: string | null;
    /**
     * Group size that the programme and the prices are calculated for.
     */
    aantal_personen: number;
    /**
     * Where you receive the group, as free text.
     */
    ontvangstlocatie: string | null;
    /**
     * Whether customers may book the package on the website.
     */
    mag_online: boolean;
    /**
     * Whether the package may be shown to the public.
     */
    mag_api: boolean;
    /**
     * Whether third-party sites may show the package.
     */
    mag_uitjes: boolean;
    /**
     * Whether customers may book the package online and pay at once.
     */
    mag_online_geboekt_worden_direct_betalen: boolean;
    /**
     * Whether customers may book the package online and pay later, by invoice.
     */
    mag_online_geboekt_worden_achteraf_betalen: boolean;
    /**
     * Largest group that may book online; null = no maximum.
     */
    maximum_aantal_personen_online: number | null;
    /**
     * Whether the confirmation of an online booking brings the attachments of the products.
     */
    onlineboeking_standaardbijlagen_meesturen: boolean;
    /**
     * Minimum number of days between an online booking and its date; null = no minimum.
     */
    onlineboeking_minimaal_vooruit: number | null;
    /**
     * Maximum number of days between an online booking and its date; null = no maximum.
     */
    onlineboeking_maximaal_vooruit: number | null;
    /**
     * Whether the planning shows each line of the package separately.
     */
    los_op_planning: boolean;
    /**
     * The group of the start times that the package is sold at; null = it has none.
     */
    startmomentgroep_id: number | null;
    /**
     * The contact form that visitors fill in when they book the package online; null = none.
     */
    onlineboeking_contactformulier_id: number | null;
    /**
     * The company that sells the package; null = the company of the customer.
     */
    bedrijf_id: number | null;
    /**
     * The cancellation terms of new bookings of the package; null = those of the setting `annuleringsvoorwaarden_id`.
     * 
     */
    annuleringsvoorwaarden_id: number | null;
    /**
     * Pairs of your own, such as the number that another system knows the object by. The service only stores them. Pairs
     * that you send replace all that are stored; PATCH changes single ones. Upper and lower case differ. Lists find
     * objects by `metadata[key]=value`. Without a credential nobody sees them.
     * 
     */
    metadata: { [key: string]: string; };
    /**
     * Whether the package was deleted.
     */
    readonly is_deleted: boolean;
    /**
     * The lines of the package, sorted by `begin`; lines without `begin` come last.
     */
    regels: Array<AnnouncedPackageLine>;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}
/**
 * A programme of products that you sell and book as a whole. The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface PackagePut
 */
export interface PackagePut {
    /**
     * 
     */
    readonly id?: number;
    /**
     * Internal name.
     */
    arrangement?: string;
    /**
     * Name that customers see.
     */
    weergavenaam?: string | null;
    /**
     * Full description, in HTML.
     */
    uitgebreide_omschrijving?: string;
    /**
     * Path of the image; empty without one. GET it to download the image, PUT an image to replace it.
     */
    readonly image_filename?: string;
    /**
     * SHA-256 of the image in hexadecimal, so that you can detect another one. Null without one.
     */
    readonly image_sha256?: string | null;
    /**
     * Group size that the programme and the prices are calculated for.
     */
    aantal_personen?: number;
    /**
     * Price per person at the prices of today, VAT excluded.
     */
    readonly prijs_pp_exc?: number;
    /**
     * Price per person at the prices of today, VAT included.
     */
    readonly prijs_pp_inc?: number;
    /**
     * Price for `aantal_personen` people at the prices of today, VAT excluded.
     */
    readonly prijs_totaal_exc?: number;
    /**
     * Price for `aantal_personen` people at the prices of today, VAT included.
     */
    readonly prijs_totaal_inc?: number;
    /**
     * Where you receive the group, as free text.
     */
    ontvangstlocatie?: string | null;
    /**
     * Whether customers may book the package on the website.
     */
    mag_online?: boolean;
    /**
     * Whether the package may be shown to the public.
     */
    mag_api?: boolean;
    /**
     * Whether third-party sites may show the package.
     */
    mag_uitjes?: boolean;
    /**
     * Whether customers may book the package online and pay at once.
     */
    mag_online_geboekt_worden_direct_betalen?: boolean;
    /**
     * Whether customers may book the package online and pay later, by invoice.
     */
    mag_online_geboekt_worden_achteraf_betalen?: boolean;
    /**
     * Largest group that may book online; null = no maximum.
     */
    maximum_aantal_personen_online?: number | null;
    /**
     * Whether the confirmation of an online booking brings the attachments of the products.
     */
    onlineboeking_standaardbijlagen_meesturen?: boolean;
    /**
     * Minimum number of days between an online booking and its date; null = no minimum.
     */
    onlineboeking_minimaal_vooruit?: number | null;
    /**
     * Maximum number of days between an online booking and its date; null = no maximum.
     */
    onlineboeking_maximaal_vooruit?: number | null;
    /**
     * Whether the planning shows each line of the package separately.
     */
    los_op_planning?: boolean;
    /**
     * The group of the start times that the package is sold at; null = it has none.
     */
    startmomentgroep_id?: number | null;
    /**
     * The contact form that visitors fill in when they book the package online; null = none.
     */
    onlineboeking_contactformulier_id?: number | null;
    /**
     * The company that sells the package; null = the company of the customer.
     */
    bedrijf_id?: number | null;
    /**
     * The cancellation terms of new bookings of the package; null = those of the setting `annuleringsvoorwaarden_id`.
     * 
     */
    annuleringsvoorwaarden_id?: number | null;
    /**
     * Pairs of your own, such as the number that another system knows the object by. The service only stores them. Pairs
     * that you send replace all that are stored; PATCH changes single ones. Upper and lower case differ. Lists find
     * objects by `metadata[key]=value`. Without a credential nobody sees them.
     * 
     */
    metadata?: { [key: string]: string; };
    /**
     * Whether the package was deleted.
     */
    readonly is_deleted?: boolean;
    /**
     * The lines of the package, sorted by `begin`; lines without `begin` come last.
     */
    regels?: Array<PackageLinePut>;
    /**
     * The programme for visitors: all lines that have a `begin`.
     */
    readonly programma?: Array<ProgrammeItem>;
}
/**
 * A new password for an existing account.
 * @export
 * @interface PasswordChange
 */
export interface PasswordChange {
    /**
     * A password of 12 to 256 characters. One that is easy to guess is refused (ERR_PASSWORD_GUESSABLE). Easy are common
     * words and passwords, repetitions, rows of letters or keys, dates, and the user's own name, whatever the capitals.
     * No response ever contains it.
     * 
     */
    wachtwoord: string;
}
/**
 * Customer of the invoice.
 * @export
 * @interface PaymentCustomer
 */
export interface PaymentCustomer {
    /**
     * 
     */
    id: number;
    /**
     * Current name of the customer.
     */
    naam: string;
}

/**
 * Related object to include with each payment.
 * @export
 */
export const PaymentEmbed = {
    Creator: 'Creator',
    Factuur: 'Factuur',
} as const;
export type PaymentEmbed = typeof PaymentEmbed[keyof typeof PaymentEmbed];

/**
 * A way in which customers pay invoices.
 * @export
 * @interface PaymentMethod
 */
export interface PaymentMethod {
    /**
     * 
     */
    readonly id: number;
    /**
     * Name.
     */
    naam: string;
    /**
     * Whether staff can choose the method at the till.
     */
    weergeven_in_kassa: boolean;
    /**
     * Whether the customer gets a confirmation by mail of each payment received by this method.
     */
    bevestiging_mailen: boolean;
    /**
     * Source of the payments: `manual` (entered by hand), `psp` (payment provider) or `accounting` (accounting
     * package).
     * 
     */
    type: PaymentMethodTypeEnum;
    /**
     * True as long as no payment uses the method. Events leave it out, because it changes with what refers to it.
     */
    readonly is_deletable: boolean;
    /**
     * Ledger account number of letters and digits. Stored as sent: the service checks it against no chart of accounts.
     * 
     */
    ledger_number: string | null;
}


/**
 * @export
 */
export const PaymentMethodTypeEnum = {
    manual: 'manual',
    psp: 'psp',
    accounting: 'accounting',
} as const;
export type PaymentMethodTypeEnum = typeof PaymentMethodTypeEnum[keyof typeof PaymentMethodTypeEnum];

/**
 * PaymentMethod as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface PaymentMethodPayload
 */
export interface PaymentMethodPayload {
    /**
     * 
     */
    readonly id: number;
    /**
     * Name.
     */
    naam: string;
    /**
     * Whether staff can choose the method at the till.
     */
    weergeven_in_kassa: boolean;
    /**
     * Whether the customer gets a confirmation by mail of each payment received by this method.
     */
    bevestiging_mailen: boolean;
    /**
     * Source of the payments: `manual` (entered by hand), `psp` (payment provider) or `accounting` (accounting
     * package).
     * 
     */
    type: PaymentMethodPayloadTypeEnum;
    /**
     * Ledger account number of letters and digits. Stored as sent: the service checks it against no chart of accounts.
     * 
     */
    ledger_number: string | null;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}


/**
 * @export
 */
export const PaymentMethodPayloadTypeEnum = {
    manual: 'manual',
    psp: 'psp',
    accounting: 'accounting',
} as const;
export type PaymentMethodPayloadTypeEnum = typeof PaymentMethodPayloadTypeEnum[keyof typeof PaymentMethodPayloadTypeEnum];

/**
 * A way in which customers pay invoices. The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface PaymentMethodPut
 */
export interface PaymentMethodPut {
    /**
     * 
     */
    readonly id?: number;
    /**
     * Name.
     */
    naam?: string;
    /**
     * Whether staff can choose the method at the till.
     */
    weergeven_in_kassa?: boolean;
    /**
     * Whether the customer gets a confirmation by mail of each payment received by this method.
     */
    bevestiging_mailen?: boolean;
    /**
     * Source of the payments: `manual` (entered by hand), `psp` (payment provider) or `accounting` (accounting
     * package).
     * 
     */
    type?: PaymentMethodPutTypeEnum;
    /**
     * True as long as no payment uses the method.
     */
    readonly is_deletable?: boolean;
    /**
     * Ledger account number of letters and digits. Stored as sent: the service checks it against no chart of accounts.
     * 
     */
    ledger_number?: string | null;
}


/**
 * @export
 */
export const PaymentMethodPutTypeEnum = {
    manual: 'manual',
    psp: 'psp',
    accounting: 'accounting',
} as const;
export type PaymentMethodPutTypeEnum = typeof PaymentMethodPutTypeEnum[keyof typeof PaymentMethodPutTypeEnum];

/**
 * A link by which anybody who has it can pay an invoice.
 * @export
 * @interface PaymentRequest
 */
export interface PaymentRequest {
    /**
     * 
     */
    readonly id: number;
    /**
     * The invoice that is paid.
     */
    readonly factuur_id: number;
    /**
     * The booking of the invoice.
     */
    readonly boeking_id: number;
    /**
     * The most that the page asks for, over all payments of this request. Null for all that is open when somebody pays.
     * 
     */
    readonly bedrag: number | null;
    /**
     * The least amount that somebody may pay at once. Null if they pay all that is open. If less than this is open,
     * they pay that.
     * 
     */
    deelbetaling: number | null;
    /**
     * Last local date on which somebody can pay. Null for a request that does not expire.
     */
    geldig_tot: string | null;
    /**
     * 
     */
    readonly status: PaymentRequestStatus;
    /**
     * The amount that can be paid now; 0 unless the request is `open` or `deels_betaald`.
     */
    readonly openstaand: number;
    /**
     * The part of the money by this request that its invoice does not charge, since other payments were enough. Refunds are
     * deducted. If several requests brought one excess, each of them shows it.
     * 
     */
    readonly te_veel: number;
    /**
     * Address of the page on which people pay. It shows the invoice to everybody who has it. Events leave it out.
     * 
     */
    readonly url?: string;
    /**
     * When the request was created.
     */
    readonly created_at: string;
    /**
     * The member of staff who created it; null if it was a program.
     */
    readonly created_by: number | null;
    /**
     * When it was withdrawn; null if it was not.
     */
    readonly ingetrokken_op: string | null;
}


/**
 * PaymentRequest as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface PaymentRequestPayload
 */
export interface PaymentRequestPayload {
    /**
     * 
     */
    readonly id: number;
    /**
     * The invoice that is paid.
     */
    readonly factuur_id: number;
    /**
     * The booking of the invoice.
     */
    readonly boeking_id: number;
    /**
     * The most that the page asks for, over all payments of this request. Null for all that is open when somebody pays.
     * 
     */
    readonly bedrag: number | null;
    /**
     * The least amount that somebody may pay at once. Null if they pay all that is open. If less than this is open,
     * they pay that.
     * 
     */
    deelbetaling: number | null;
    /**
     * Last local date on which somebody can pay. Null for a request that does not expire.
     */
    geldig_tot: string | null;
    /**
     * 
     */
    readonly status: PaymentRequestStatus;
    /**
     * The amount that can be paid now; 0 unless the request is `open` or `deels_betaald`.
     */
    readonly openstaand: number;
    /**
     * The part of the money by this request that its invoice does not charge, since other payments were enough. Refunds are
     * deducted. If several requests brought one excess, each of them shows it.
     * 
     */
    readonly te_veel: number;
    /**
     * When the request was created.
     */
    readonly created_at: string;
    /**
     * The member of staff who created it; null if it was a program.
     */
    readonly created_by: number | null;
    /**
     * When it was withdrawn; null if it was not.
     */
    readonly ingetrokken_op: string | null;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}


/**
 * A link by which anybody who has it can pay an invoice. The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface PaymentRequestPut
 */
export interface PaymentRequestPut {
    /**
     * 
     */
    readonly id?: number;
    /**
     * The invoice that is paid.
     */
    readonly factuur_id?: number;
    /**
     * The booking of the invoice.
     */
    readonly boeking_id?: number;
    /**
     * The most that the page asks for, over all payments of this request. Null for all that is open when somebody pays.
     * 
     */
    readonly bedrag?: number | null;
    /**
     * The least amount that somebody may pay at once. Null if they pay all that is open. If less than this is open,
     * they pay that.
     * 
     */
    deelbetaling?: number | null;
    /**
     * Last local date on which somebody can pay. Null for a request that does not expire.
     */
    geldig_tot?: string | null;
    /**
     * 
     */
    readonly status?: PaymentRequestStatus;
    /**
     * The amount that can be paid now; 0 unless the request is `open` or `deels_betaald`.
     */
    readonly openstaand?: number;
    /**
     * The part of the money by this request that its invoice does not charge, since other payments were enough. Refunds are
     * deducted. If several requests brought one excess, each of them shows it.
     * 
     */
    readonly te_veel?: number;
    /**
     * Address of the page on which people pay. It shows the invoice to everybody who has it. Events leave it out.
     * 
     */
    readonly url?: string;
    /**
     * When the request was created.
     */
    readonly created_at?: string;
    /**
     * The member of staff who created it; null if it was a program.
     */
    readonly created_by?: number | null;
    /**
     * When it was withdrawn; null if it was not.
     */
    readonly ingetrokken_op?: string | null;
}



/**
 * `open`: nothing was paid by this request yet. `deels_betaald`: a part was, and the rest can be. `betaald`: the invoice,
 * or the `bedrag` of the request, is paid, by this request or in another way. `verlopen`: `geldig_tot` is over.
 * `ingetrokken`: staff withdrew it. `vervallen`: the invoice was credited, so nothing is to be paid.
 * 
 * @export
 */
export const PaymentRequestStatus = {
    open: 'open',
    deels_betaald: 'deels_betaald',
    betaald: 'betaald',
    verlopen: 'verlopen',
    ingetrokken: 'ingetrokken',
    vervallen: 'vervallen',
} as const;
export type PaymentRequestStatus = typeof PaymentRequestStatus[keyof typeof PaymentRequestStatus];

/**
 * How it stands with the payment of an order. It tells nothing of who ordered, nor what.
 * @export
 * @interface PaymentState
 */
export interface PaymentState {
    /**
     * 
     */
    status: PaymentStateStatus;
    /**
     * Whether it can be paid now: send the visitor to the `retry_url` of the order. After a payment that was cancelled,
     * failed or expired, the page there offers to pay again.
     * 
     */
    kan_betalen: boolean;
    /**
     * Until when the booking is held for its payment; null where nothing is held (any more), and for vouchers, of which
     * there are always enough.
     * 
     */
    betaalbaar_tot: string | null;
    /**
     * Whether the booking is confirmed, or the vouchers exist. False with `betaald` where the money came too late and
     * there was no room any more: the company decides then.
     * 
     */
    bevestigd: boolean;
}



/**
 * `open`: not paid yet, or the provider has not told us. `betaald`: the whole amount came. `geannuleerd`: the visitor
 * cancelled the payment, or the company the booking. `mislukt`: the payment failed. `verlopen`: the time to pay is over.
 * 
 * @export
 */
export const PaymentStateStatus = {
    open: 'open',
    betaald: 'betaald',
    geannuleerd: 'geannuleerd',
    mislukt: 'mislukt',
    verlopen: 'verlopen',
} as const;
export type PaymentStateStatus = typeof PaymentStateStatus[keyof typeof PaymentStateStatus];

/**
 * Total of the payments.
 * @export
 * @interface PaymentsData
 */
export interface PaymentsData {
    /**
     * Payments received, less refunds.
     */
    bedrag: number;
}
/**
 * The period, and the payment method if you group by it.
 * @export
 * @interface PaymentsKey
 */
export interface PaymentsKey {
    /**
     * 
     */
    period: StatisticsPeriod;
    /**
     * Payment method; null for payments without one.
     */
    betaalmethode_id?: number | null;
}
/**
 * Payments in one time bucket and, if you group by it, by one method.
 * @export
 * @interface PaymentsRow
 */
export interface PaymentsRow {
    /**
     * 
     */
    key: PaymentsKey;
    /**
     * 
     */
    data: PaymentsData;
}
/**
 * The layout of a printed document: logo, colour, header and footer.
 * @export
 * @interface PdfTemplate
 */
export interface PdfTemplate {
    /**
     * 
     */
    readonly id: number;
    /**
     * Internal name.
     */
    naam: string;
    /**
     * 
     */
    context: PdfTemplateContext;
    /**
     * Colour of lines and headings, as `#rrggbb`; null = the default colour.
     */
    accent_color: string | null;
    /**
     * Path of the logo. GET it to download the image, PUT an image to replace it. Null without a logo.
     */
    readonly logo: string | null;
    /**
     * SHA-256 of the logo in hexadecimal, so that you can detect a new logo. Null without a logo.
     */
    readonly logo_sha256: string | null;
    /**
     * Text at the top of every page. May contain tags.
     */
    header: string | null;
    /**
     * Text at the bottom of every page. May contain tags.
     */
    footer: string | null;
}



/**
 * The document that the template prints: an `invoice`, one from a point of sale (`pos`), one of an `online_booking`,
 * or a `voucher`.
 * 
 * @export
 */
export const PdfTemplateContext = {
    invoice: 'invoice',
    pos: 'pos',
    online_booking: 'online_booking',
    voucher: 'voucher',
} as const;
export type PdfTemplateContext = typeof PdfTemplateContext[keyof typeof PdfTemplateContext];

/**
 * A change of PdfTemplate.
 * @export
 * @interface PdfTemplateEvent
 */
export interface PdfTemplateEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: PdfTemplateEventMeta;
    /**
     * 
     */
    data: PdfTemplateEventData;
}
/**
 * @type PdfTemplateEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type PdfTemplateEventData = PdfTemplatePayload | ThinPayload;
/**
 * Metadata of an event of PdfTemplate.
 * @export
 * @interface PdfTemplateEventMeta
 */
export interface PdfTemplateEventMeta {
    /**
     * 
     */
    event: PdfTemplateEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: PdfTemplateEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const PdfTemplateEventMetaEventEnum = {
    PdfTemplate__postInsert: 'PdfTemplate::postInsert',
    PdfTemplate__postUpdate: 'PdfTemplate::postUpdate',
    PdfTemplate__postSave: 'PdfTemplate::postSave',
    PdfTemplate__postDelete: 'PdfTemplate::postDelete',
} as const;
export type PdfTemplateEventMetaEventEnum = typeof PdfTemplateEventMetaEventEnum[keyof typeof PdfTemplateEventMetaEventEnum];

/**
 * @export
 */
export const PdfTemplateEventMetaObjectEnum = {
    PdfTemplate: 'PdfTemplate',
} as const;
export type PdfTemplateEventMetaObjectEnum = typeof PdfTemplateEventMetaObjectEnum[keyof typeof PdfTemplateEventMetaObjectEnum];

/**
 * PdfTemplate as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface PdfTemplatePayload
 */
export interface PdfTemplatePayload {
    /**
     * 
     */
    readonly id: number;
    /**
     * Internal name.
     */
    naam: string;
    /**
     * 
     */
    context: PdfTemplateContext;
    /**
     * Colour of lines and headings, as `#rrggbb`; null = the default colour.
     */
    accent_color: string | null;
    /**
     * Path of the logo. GET it to download the image, PUT an image to replace it. Null without a logo.
     */
    readonly logo: string | null;
    /**
     * SHA-256 of the logo in hexadecimal, so that you can detect a new logo. Null without a logo.
     */
    readonly logo_sha256: string | null;
    /**
     * Text at the top of every page. May contain tags.
     */
    header: string | null;
    /**
     * Text at the bottom of every page. May contain tags.
     */
    footer: string | null;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}


/**
 * The layout of a printed document: logo, colour, header and footer. The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface PdfTemplatePut
 */
export interface PdfTemplatePut {
    /**
     * 
     */
    readonly id?: number;
    /**
     * Internal name.
     */
    naam?: string;
    /**
     * 
     */
    context?: PdfTemplateContext;
    /**
     * Colour of lines and headings, as `#rrggbb`; null = the default colour.
     */
    accent_color?: string | null;
    /**
     * Path of the logo. GET it to download the image, PUT an image to replace it. Null without a logo.
     */
    readonly logo?: string | null;
    /**
     * SHA-256 of the logo in hexadecimal, so that you can detect a new logo. Null without a logo.
     */
    readonly logo_sha256?: string | null;
    /**
     * Text at the top of every page. May contain tags.
     */
    header?: string | null;
    /**
     * Text at the bottom of every page. May contain tags.
     */
    footer?: string | null;
}


/**
 * A document that came in over the Peppol network, as its sender wrote it. Nothing is booked: mark it as `handled` once
 * you have dealt with it.
 * 
 * @export
 * @interface PeppolDocument
 */
export interface PeppolDocument {
    /**
     * 
     */
    readonly id: number;
    /**
     * The integration that it came in over. It may have been deleted.
     */
    readonly integration_id: number;
    /**
     * The id of the document at the provider.
     */
    readonly provider_document_id: string;
    /**
     * Address of the sender.
     */
    readonly from: string | null;
    /**
     * Address of the receiver.
     */
    readonly to: string | null;
    /**
     * Kind of the document; null for one that is not valid.
     */
    readonly kind: PeppolDocumentKind | null;
    /**
     * Its number at the sender.
     */
    readonly number: string | null;
    /**
     * Its date.
     */
    readonly date: string | null;
    /**
     * Name of the sender.
     */
    readonly supplier: string | null;
    /**
     * Amount to pay, as the sender wrote it. A credit note says what you get back.
     */
    readonly total: string | null;
    /**
     * Currency of the amount.
     */
    readonly currency: string | null;
    /**
     * Why the document is no valid UBL invoice or credit note; null for one that is.
     */
    readonly error: string | null;
    /**
     * Whether somebody dealt with it.
     */
    handled: boolean;
    /**
     * When it came in.
     */
    readonly received_at: string;
}


/**
 * A change of PeppolDocument.
 * @export
 * @interface PeppolDocumentEvent
 */
export interface PeppolDocumentEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: PeppolDocumentEventMeta;
    /**
     * 
     */
    data: PeppolDocumentEventData;
}
/**
 * @type PeppolDocumentEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type PeppolDocumentEventData = PeppolDocumentPayload | ThinPayload;
/**
 * Metadata of an event of PeppolDocument.
 * @export
 * @interface PeppolDocumentEventMeta
 */
export interface PeppolDocumentEventMeta {
    /**
     * 
     */
    event: PeppolDocumentEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: PeppolDocumentEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const PeppolDocumentEventMetaEventEnum = {
    PeppolDocument__postInsert: 'PeppolDocument::postInsert',
    PeppolDocument__postUpdate: 'PeppolDocument::postUpdate',
    PeppolDocument__postSave: 'PeppolDocument::postSave',
    PeppolDocument__postDelete: 'PeppolDocument::postDelete',
} as const;
export type PeppolDocumentEventMetaEventEnum = typeof PeppolDocumentEventMetaEventEnum[keyof typeof PeppolDocumentEventMetaEventEnum];

/**
 * @export
 */
export const PeppolDocumentEventMetaObjectEnum = {
    PeppolDocument: 'PeppolDocument',
} as const;
export type PeppolDocumentEventMetaObjectEnum = typeof PeppolDocumentEventMetaObjectEnum[keyof typeof PeppolDocumentEventMetaObjectEnum];


/**
 * `invoice` or `credit_note`.
 * @export
 */
export const PeppolDocumentKind = {
    invoice: 'invoice',
    credit_note: 'credit_note',
} as const;
export type PeppolDocumentKind = typeof PeppolDocumentKind[keyof typeof PeppolDocumentKind];

/**
 * PeppolDocument as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface PeppolDocumentPayload
 */
export interface PeppolDocumentPayload {
    /**
     * 
     */
    readonly id: number;
    /**
     * The integration that it came in over. It may have been deleted.
     */
    readonly integration_id: number;
    /**
     * The id of the document at the provider.
     */
    readonly provider_document_id: string;
    /**
     * Address of the sender.
     */
    readonly from: string | null;
    /**
     * Address of the receiver.
     */
    readonly to: string | null;
    /**
     * Kind of the document; null for one that is not valid.
     */
    readonly kind: PeppolDocumentKind | null;
    /**
     * Its number at the sender.
     */
    readonly number: string | null;
    /**
     * Its date.
     */
    readonly date: string | null;
    /**
     * Name of the sender.
     */
    readonly supplier: string | null;
    /**
     * Amount to pay, as the sender wrote it. A credit note says what you get back.
     */
    readonly total: string | null;
    /**
     * Currency of the amount.
     */
    readonly currency: string | null;
    /**
     * Why the document is no valid UBL invoice or credit note; null for one that is.
     */
    readonly error: string | null;
    /**
     * Whether somebody dealt with it.
     */
    handled: boolean;
    /**
     * When it came in.
     */
    readonly received_at: string;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}


/**
 * A document that came in over the Peppol network, as its sender wrote it. Nothing is booked: mark it as `handled` once
 * you have dealt with it.
 *  The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface PeppolDocumentPut
 */
export interface PeppolDocumentPut {
    /**
     * 
     */
    readonly id?: number;
    /**
     * The integration that it came in over. It may have been deleted.
     */
    readonly integration_id?: number;
    /**
     * The id of the document at the provider.
     */
    readonly provider_document_id?: string;
    /**
     * Address of the sender.
     */
    readonly from?: string | null;
    /**
     * Address of the receiver.
     */
    readonly to?: string | null;
    /**
     * Kind of the document; null for one that is not valid.
     */
    readonly kind?: PeppolDocumentKind | null;
    /**
     * Its number at the sender.
     */
    readonly number?: string | null;
    /**
     * Its date.
     */
    readonly date?: string | null;
    /**
     * Name of the sender.
     */
    readonly supplier?: string | null;
    /**
     * Amount to pay, as the sender wrote it. A credit note says what you get back.
     */
    readonly total?: string | null;
    /**
     * Currency of the amount.
     */
    readonly currency?: string | null;
    /**
     * Why the document is no valid UBL invoice or credit note; null for one that is.
     */
    readonly error?: string | null;
    /**
     * Whether somebody dealt with it.
     */
    handled?: boolean;
    /**
     * When it came in.
     */
    readonly received_at?: string;
}



/**
 * The end of sendings over the sandbox; `delivered` if you omit it. `refused`: the network refuses them. `unknown`:
 * it knows no receiver, when you look one up too. `slow`: they are delivered a minute later. `silent`: they are delivered,
 * and the sandbox does not answer.
 * 
 * @export
 */
export const PeppolSandboxOutcome = {
    delivered: 'delivered',
    refused: 'refused',
    unknown: 'unknown',
    slow: 'slow',
    silent: 'silent',
} as const;
export type PeppolSandboxOutcome = typeof PeppolSandboxOutcome[keyof typeof PeppolSandboxOutcome];

/**
 * An invoice on its way over the Peppol network, and what became of it.
 * @export
 * @interface PeppolSending
 */
export interface PeppolSending {
    /**
     * 
     */
    id: number;
    /**
     * The invoice.
     */
    factuur_id: number;
    /**
     * The integration that it is sent over. It may have been deleted.
     */
    integration_id: number;
    /**
     * 
     */
    status: PeppolSendingStatus;
    /**
     * Address of the company.
     */
    from: string;
    /**
     * Address of the customer.
     */
    to: string;
    /**
     * The id of the document at the provider; null until the provider answers.
     */
    provider_document_id: string | null;
    /**
     * Why it was refused or given up, or why the last try came to nothing while it is queued. Null while nothing is wrong.
     * 
     */
    error: string | null;
    /**
     * When it was asked for.
     */
    created_at: string;
    /**
     * When the provider took it.
     */
    sent_at: string | null;
    /**
     * When the provider said that the receiver has it.
     */
    delivered_at: string | null;
}


/**
 * A change of PeppolSending.
 * @export
 * @interface PeppolSendingEvent
 */
export interface PeppolSendingEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: PeppolSendingEventMeta;
    /**
     * 
     */
    data: PeppolSendingEventData;
}
/**
 * @type PeppolSendingEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type PeppolSendingEventData = PeppolSendingPayload | ThinPayload;
/**
 * Metadata of an event of PeppolSending.
 * @export
 * @interface PeppolSendingEventMeta
 */
export interface PeppolSendingEventMeta {
    /**
     * 
     */
    event: PeppolSendingEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: PeppolSendingEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const PeppolSendingEventMetaEventEnum = {
    PeppolSending__postInsert: 'PeppolSending::postInsert',
    PeppolSending__postUpdate: 'PeppolSending::postUpdate',
    PeppolSending__postSave: 'PeppolSending::postSave',
    PeppolSending__postDelete: 'PeppolSending::postDelete',
} as const;
export type PeppolSendingEventMetaEventEnum = typeof PeppolSendingEventMetaEventEnum[keyof typeof PeppolSendingEventMetaEventEnum];

/**
 * @export
 */
export const PeppolSendingEventMetaObjectEnum = {
    PeppolSending: 'PeppolSending',
} as const;
export type PeppolSendingEventMetaObjectEnum = typeof PeppolSendingEventMetaObjectEnum[keyof typeof PeppolSendingEventMetaObjectEnum];

/**
 * PeppolSending as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface PeppolSendingPayload
 */
export interface PeppolSendingPayload {
    /**
     * 
     */
    id: number;
    /**
     * The invoice.
     */
    factuur_id: number;
    /**
     * The integration that it is sent over. It may have been deleted.
     */
    integration_id: number;
    /**
     * 
     */
    status: PeppolSendingStatus;
    /**
     * Address of the company.
     */
    from: string;
    /**
     * Address of the customer.
     */
    to: string;
    /**
     * The id of the document at the provider; null until the provider answers.
     */
    provider_document_id: string | null;
    /**
     * Why it was refused or given up, or why the last try came to nothing while it is queued. Null while nothing is wrong.
     * 
     */
    error: string | null;
    /**
     * When it was asked for.
     */
    created_at: string;
    /**
     * When the provider took it.
     */
    sent_at: string | null;
    /**
     * When the provider said that the receiver has it.
     */
    delivered_at: string | null;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}


/**
 * How an invoice is to be sent.
 * @export
 * @interface PeppolSendingRequest
 */
export interface PeppolSendingRequest {
    /**
     * Send it to this address, and not to that of the customer.
     */
    to?: string | null;
}

/**
 * `queued`: the provider does not have it yet, or did not answer. `sent`: the provider took it. `delivered`: the receiver has
 * it. `refused`: the network or the receiver refused it. `failed`: it was given up.
 * 
 * @export
 */
export const PeppolSendingStatus = {
    queued: 'queued',
    sent: 'sent',
    delivered: 'delivered',
    refused: 'refused',
    failed: 'failed',
} as const;
export type PeppolSendingStatus = typeof PeppolSendingStatus[keyof typeof PeppolSendingStatus];


/**
 * A right of a user account or an API key.
 * @export
 */
export const Permission = {
    editUsers: 'editUsers',
    createFactuur: 'createFactuur',
    createFactuurBetaling: 'createFactuurBetaling',
    editFactuurBetaling: 'editFactuurBetaling',
    editBedrijfsgegevens: 'editBedrijfsgegevens',
    beheerKortingscodes: 'beheerKortingscodes',
    editLocaties: 'editLocaties',
    createBoeking: 'createBoeking',
    editBoeking: 'editBoeking',
    editContact: 'editContact',
    viewContact: 'viewContact',
    editProducten: 'editProducten',
    editMateriaal: 'editMateriaal',
    editStartmomenten: 'editStartmomenten',
    editPersoneelsplanning: 'editPersoneelsplanning',
    editBoekingStatusHerinnering: 'editBoekingStatusHerinnering',
    viewStatistiek: 'viewStatistiek',
    viewFinancieleOverzichten: 'viewFinancieleOverzichten',
    viewWebhooks: 'viewWebhooks',
    editWebhooks: 'editWebhooks',
    editArrangementen: 'editArrangementen',
    editBetaalmethode: 'editBetaalmethode',
    editKassas: 'editKassas',
    editPersoneel: 'editPersoneel',
    editVouchers: 'editVouchers',
    editContactformulieren: 'editContactformulieren',
} as const;
export type Permission = typeof Permission[keyof typeof Permission];

/**
 * A change of PersoneelBeschikbaarheid.
 * @export
 * @interface PersoneelBeschikbaarheidEvent
 */
export interface PersoneelBeschikbaarheidEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: PersoneelBeschikbaarheidEventMeta;
    /**
     * 
     */
    data: PersoneelBeschikbaarheidEventData;
}
/**
 * @type PersoneelBeschikbaarheidEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type PersoneelBeschikbaarheidEventData = StaffAvailabilityPayload | ThinPayload;
/**
 * Metadata of an event of PersoneelBeschikbaarheid.
 * @export
 * @interface PersoneelBeschikbaarheidEventMeta
 */
export interface PersoneelBeschikbaarheidEventMeta {
    /**
     * 
     */
    event: PersoneelBeschikbaarheidEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: PersoneelBeschikbaarheidEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const PersoneelBeschikbaarheidEventMetaEventEnum = {
    PersoneelBeschikbaarheid__postInsert: 'PersoneelBeschikbaarheid::postInsert',
    PersoneelBeschikbaarheid__postUpdate: 'PersoneelBeschikbaarheid::postUpdate',
    PersoneelBeschikbaarheid__postSave: 'PersoneelBeschikbaarheid::postSave',
    PersoneelBeschikbaarheid__postDelete: 'PersoneelBeschikbaarheid::postDelete',
} as const;
export type PersoneelBeschikbaarheidEventMetaEventEnum = typeof PersoneelBeschikbaarheidEventMetaEventEnum[keyof typeof PersoneelBeschikbaarheidEventMetaEventEnum];

/**
 * @export
 */
export const PersoneelBeschikbaarheidEventMetaObjectEnum = {
    PersoneelBeschikbaarheid: 'PersoneelBeschikbaarheid',
} as const;
export type PersoneelBeschikbaarheidEventMetaObjectEnum = typeof PersoneelBeschikbaarheidEventMetaObjectEnum[keyof typeof PersoneelBeschikbaarheidEventMetaObjectEnum];

/**
 * A change of PersoneelContact.
 * @export
 * @interface PersoneelContactEvent
 */
export interface PersoneelContactEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: PersoneelContactEventMeta;
    /**
     * 
     */
    data: PersoneelContactEventData;
}
/**
 * @type PersoneelContactEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type PersoneelContactEventData = StaffMemberPayload | ThinPayload;
/**
 * Metadata of an event of PersoneelContact.
 * @export
 * @interface PersoneelContactEventMeta
 */
export interface PersoneelContactEventMeta {
    /**
     * 
     */
    event: PersoneelContactEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: PersoneelContactEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const PersoneelContactEventMetaEventEnum = {
    PersoneelContact__postInsert: 'PersoneelContact::postInsert',
    PersoneelContact__postUpdate: 'PersoneelContact::postUpdate',
    PersoneelContact__postSave: 'PersoneelContact::postSave',
    PersoneelContact__postDelete: 'PersoneelContact::postDelete',
} as const;
export type PersoneelContactEventMetaEventEnum = typeof PersoneelContactEventMetaEventEnum[keyof typeof PersoneelContactEventMetaEventEnum];

/**
 * @export
 */
export const PersoneelContactEventMetaObjectEnum = {
    PersoneelContact: 'PersoneelContact',
} as const;
export type PersoneelContactEventMetaObjectEnum = typeof PersoneelContactEventMetaObjectEnum[keyof typeof PersoneelContactEventMetaObjectEnum];

/**
 * A line of a booking, with what a planner needs to know of the booking.
 * @export
 * @interface PlannedLine
 */
export interface PlannedLine {
    /**
     * The booking line.
     */
    id: number;
    /**
     * Booking of the line.
     */
    boeking_id: number;
    /**
     * Reference of the booking.
     */
    referentie: string;
    /**
     * 
     */
    status: BookingStatus;
    /**
     * Package name of the booking.
     */
    arrangement: string;
    /**
     * The customer. Null unless you have `viewContact` or `editContact`.
     */
    klant: PlannedName | null;
    /**
     * Number of people.
     */
    personen: number;
    /**
     * Product of the line.
     */
    product_id: number;
    /**
     * Internal name of the product.
     */
    naam: string;
    /**
     * Quantity of the product.
     */
    aantal: number;
    /**
     * Start of the line.
     */
    begin: string;
    /**
     * End of the line.
     */
    eind: string;
    /**
     * Location of the line.
     */
    locatie_id: number | null;
}


/**
 * A location, and who is there.
 * @export
 * @interface PlannedLocation
 */
export interface PlannedLocation {
    /**
     * The location.
     */
    id: number;
    /**
     * Name.
     */
    naam: string;
    /**
     * Colour in the planning.
     */
    kleur: string | null;
    /**
     * Location that contains this one.
     */
    parent_id: number | null;
    /**
     * Most people at the same time; null = unlimited.
     */
    capaciteit: number | null;
    /**
     * Most bookings at the same time; null = unlimited.
     */
    aantal_groepen: number | null;
    /**
     * Use of the location and of those below it, in order; the people of a booking count once.
     */
    gebruik: Array<LocationUse>;
}
/**
 * A material, and how much of it is in use.
 * @export
 * @interface PlannedMaterial
 */
export interface PlannedMaterial {
    /**
     * The material.
     */
    id: number;
    /**
     * Name.
     */
    naam: string;
    /**
     * How much is in use, in order.
     */
    gebruik: Array<MaterialUse>;
}
/**
 * Somebody, by id and name.
 * @export
 * @interface PlannedName
 */
export interface PlannedName {
    /**
     * The contact.
     */
    id: number;
    /**
     * Display name.
     */
    naam: string;
}
/**
 * A shift, with the name of the member of staff.
 * @export
 * @interface PlannedShift
 */
export interface PlannedShift {
    /**
     * The shift.
     */
    id: number;
    /**
     * Start of the shift.
     */
    begin: string;
    /**
     * End of the shift.
     */
    eind: string;
    /**
     * The member of staff who works.
     */
    personeel: PlannedName;
    /**
     * Booking that the shift is for.
     */
    boeking_id: number | null;
    /**
     * Location of the shift.
     */
    locatie_id: number | null;
    /**
     * Qualification that the shift requires.
     */
    kwalificatie_id: number | null;
    /**
     * 
     */
    status: ShiftStatus;
    /**
     * Remark that is visible to staff.
     */
    opmerking: string;
}


/**
 * The events of a period, and how much of each location and material they use.
 * @export
 * @interface Planning
 */
export interface Planning {
    /**
     * Start of the period.
     */
    begin: string;
    /**
     * End of the period.
     */
    eind: string;
    /**
     * Lines of bookings, sorted by `begin`, then by id.
     */
    regels: Array<PlannedLine>;
    /**
     * Shifts, sorted by `begin`, then by id.
     */
    diensten: Array<PlannedShift>;
    /**
     * Locations, sorted by id.
     */
    locaties: Array<PlannedLocation>;
    /**
     * Materials, sorted by id.
     */
    materialen: Array<PlannedMaterial>;
}
/**
 * Something that cannot work as it is planned.
 * @export
 * @interface PlanningConflict
 */
export interface PlanningConflict {
    /**
     * 
     */
    code: ConflictCode;
    /**
     * From when on it does not work.
     */
    begin: string;
    /**
     * Until when; equal to `begin` for a single moment.
     */
    eind: string;
    /**
     * The objects that are involved, sorted by `soort`, then by `id`.
     */
    objecten: Array<ConflictObject>;
    /**
     * One sentence that says what does not work.
     */
    message: string;
}


/**
 * A till that receives payments.
 * @export
 * @interface PointOfSale
 */
export interface PointOfSale {
    /**
     * 
     */
    readonly id: number;
    /**
     * Name.
     */
    naam: string;
    /**
     * Company that the point of sale sells for.
     */
    bedrijf_id: number;
    /**
     * Ids of the locations where it is available, in ascending order.
     */
    locatie_ids: Array<number>;
    /**
     * Whether it can receive payments.
     */
    actief: boolean;
}
/**
 * PointOfSale as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface PointOfSalePayload
 */
export interface PointOfSalePayload {
    /**
     * 
     */
    readonly id: number;
    /**
     * Name.
     */
    naam: string;
    /**
     * Company that the point of sale sells for.
     */
    bedrijf_id: number;
    /**
     * Ids of the locations where it is available, in ascending order.
     */
    locatie_ids: Array<number>;
    /**
     * Whether it can receive payments.
     */
    actief: boolean;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}
/**
 * A till that receives payments. The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface PointOfSalePut
 */
export interface PointOfSalePut {
    /**
     * 
     */
    readonly id?: number;
    /**
     * Name.
     */
    naam?: string;
    /**
     * Company that the point of sale sells for.
     */
    bedrijf_id?: number;
    /**
     * Ids of the locations where it is available, in ascending order.
     */
    locatie_ids?: Array<number>;
    /**
     * Whether it can receive payments.
     */
    actief?: boolean;
}
/**
 * The price of an online booking, and the refusals that it would meet. All amounts include VAT.
 * @export
 * @interface Price
 */
export interface Price {
    /**
     * The lines that are booked.
     */
    regels: Array<PricedLine>;
    /**
     * The price of the lines, without discount and vouchers.
     */
    subtotaal: number;
    /**
     * The discount that the code gives; null for none.
     */
    korting: PriceDiscount | null;
    /**
     * The vouchers that can be used, with what each takes off.
     */
    vouchers: Array<PriceVoucher>;
    /**
     * The VAT in the total, by rate, lowest first.
     */
    btw: Array<PriceVat>;
    /**
     * The amount to pay.
     */
    totaal: number;
    /**
     * The refusals that the booking would meet. The price is that of what is left.
     */
    weigeringen: Array<Problem>;
}
/**
 * The amount that a discount code takes off.
 * @export
 * @interface PriceDiscount
 */
export interface PriceDiscount {
    /**
     * Name of the discount.
     */
    naam: string;
    /**
     * Discount in percent.
     */
    percentage: number;
    /**
     * The amount that it takes off.
     */
    bedrag: number;
}
/**
 * The booking that somebody would make. Members that you leave out are not looked at.
 * @export
 * @interface PriceQuestion
 */
export interface PriceQuestion {
    /**
     * The package.
     */
    arrangement_id: number;
    /**
     * How much of each line. A line that you leave out follows `boekingsgrootte`, or is fixed, if its
     * `onlineboeking_aantalbepalingsmethode` says so; else it is not booked.
     * 
     */
    producten: Array<OnlineBookingLine>;
    /**
     * Number of people. The booking is for at least as many people as you order for. That is the largest amount of a
     * line that follows the size of the booking or, where none is ordered, the largest amount of all.
     * 
     */
    boekingsgrootte?: number | null;
    /**
     * A start time that is available.
     */
    begin: string;
    /**
     * `factuur`: pay later, by invoice. `provider`: pay now, online.
     */
    betaalmethode?: PriceQuestionBetaalmethodeEnum | null;
    /**
     * The answers to the contact form of the package.
     */
    contactformulier?: { [key: string]: ContactFormAnswersValue; } | null;
    /**
     * Status of the booking; only with `factuur`. Without it, what the setting `online_boeking_achteraf_betalen_status`
     * says.
     * 
     */
    status?: PriceQuestionStatusEnum | null;
    /**
     * Whether a confirmation is mailed, unless you send false. Only `factuur` looks at it, and nothing is mailed for
     * `informatie` and `interesse`.
     * 
     */
    stuur_bevestiging_email?: boolean | null;
    /**
     * A discount code; null or empty for none.
     */
    kortingscode?: string | null;
    /**
     * Codes of vouchers, used in this order.
     */
    vouchers?: Array<string> | null;
    /**
     * Details for the payment provider; only with `provider`: `method` (such as `ideal`), `locale` (such as `nl_NL`)
     * and `issuer`. All others, such as `amount` and `redirectUrl`, are refused (ERR_NOT_ALLOWED).
     * 
     */
    provider_params?: { [key: string]: PriceQuestionProviderParamsValue; } | null;
    /**
     * Where the customer is sent after paying, whatever came of it, with the `reference` of the booking as the query
     * parameter `reservering`. Its own query and fragment are kept; a parameter of that name is replaced. Only with
     * `provider`: with `factuur` it is refused (ERR_NOT_ALLOWED).
     * 
     */
    redirect_url?: string | null;
}


/**
 * @export
 */
export const PriceQuestionBetaalmethodeEnum = {
    factuur: 'factuur',
    provider: 'provider',
} as const;
export type PriceQuestionBetaalmethodeEnum = typeof PriceQuestionBetaalmethodeEnum[keyof typeof PriceQuestionBetaalmethodeEnum];

/**
 * @export
 */
export const PriceQuestionStatusEnum = {
    informatie: 'informatie',
    interesse: 'interesse',
    optie: 'optie',
    reservering: 'reservering',
    definitief: 'definitief',
    gaande: 'gaande',
    voltooid: 'voltooid',
    geannuleerd: 'geannuleerd',
} as const;
export type PriceQuestionStatusEnum = typeof PriceQuestionStatusEnum[keyof typeof PriceQuestionStatusEnum];

/**
 * 
 * @export
 * @interface PriceQuestionProviderParamsValue
 */
export interface PriceQuestionProviderParamsValue {
}
/**
 * A change of the unit price of products, on some dates, weekdays and times, or for who books early or late. The first
 * one that matches a line applies, and no other.
 * 
 * @export
 * @interface PriceRule
 */
export interface PriceRule {
    /**
     * 
     */
    readonly id: number;
    /**
     * Internal name.
     */
    naam: string;
    /**
     * Ids of the products whose price it changes, ascending. Empty = all, or those of `productgroep_ids`.
     */
    product_ids: Array<number>;
    /**
     * Ids of the product groups whose prices it changes, ascending. Empty = all, or those of `product_ids`.
     */
    productgroep_ids: Array<number>;
    /**
     * First date of service; null = no first one.
     */
    van: string | null;
    /**
     * Last date of service, included; null = no last one.
     */
    tot: string | null;
    /**
     * Weekdays of service, from 0 (Sunday) to 6 (Saturday), ascending. Empty = every day.
     */
    weekdagen: Array<number>;
    /**
     * Earliest local time of begin, such as `18:00`; null = from midnight on.
     */
    tijd_van: string | null;
    /**
     * Local time before which lines begin; null = until midnight. Earlier than `tijd_van` = over midnight.
     */
    tijd_tot: string | null;
    /**
     * Least number of calendar days from the day of booking to the date of service; null = no least.
     */
    vooruit_minimaal: number | null;
    /**
     * Largest number of calendar days from the day of booking to the date of service; null = no largest.
     */
    vooruit_maximaal: number | null;
    /**
     * Change of the unit price in percent: 10 makes it dearer, -10 cheaper. Null = `bedrag` says it.
     */
    percentage: number | null;
    /**
     * Change of the unit price in euros, VAT included: 2.5 makes it dearer, -2.5 cheaper. Null = `percentage` says it.
     */
    bedrag: number | null;
    /**
     * The lowest comes first; of equal ones that with the lower `id`.
     */
    volgorde: number;
    /**
     * Whether it applies to lines that are made from now on.
     */
    actief: boolean;
}
/**
 * PriceRule as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface PriceRulePayload
 */
export interface PriceRulePayload {
    /**
     * 
     */
    readonly id: number;
    /**
     * Internal name.
     */
    naam: string;
    /**
     * Ids of the products whose price it changes, ascending. Empty = all, or those of `productgroep_ids`.
     */
    product_ids: Array<number>;
    /**
     * Ids of the product groups whose prices it changes, ascending. Empty = all, or those of `product_ids`.
     */
    productgroep_ids: Array<number>;
    /**
     * First date of service; null = no first one.
     */
    van: string | null;
    /**
     * Last date of service, included; null = no last one.
     */
    tot: string | null;
    /**
     * Weekdays of service, from 0 (Sunday) to 6 (Saturday), ascending. Empty = every day.
     */
    weekdagen: Array<number>;
    /**
     * Earliest local time of begin, such as `18:00`; null = from midnight on.
     */
    tijd_van: string | null;
    /**
     * Local time before which lines begin; null = until midnight. Earlier than `tijd_van` = over midnight.
     */
    tijd_tot: string | null;
    /**
     * Least number of calendar days from the day of booking to the date of service; null = no least.
     */
    vooruit_minimaal: number | null;
    /**
     * Largest number of calendar days from the day of booking to the date of service; null = no largest.
     */
    vooruit_maximaal: number | null;
    /**
     * Change of the unit price in percent: 10 makes it dearer, -10 cheaper. Null = `bedrag` says it.
     */
    percentage: number | null;
    /**
     * Change of the unit price in euros, VAT included: 2.5 makes it dearer, -2.5 cheaper. Null = `percentage` says it.
     */
    bedrag: number | null;
    /**
     * The lowest comes first; of equal ones that with the lower `id`.
     */
    volgorde: number;
    /**
     * Whether it applies to lines that are made from now on.
     */
    actief: boolean;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}
/**
 * A change of the unit price of products, on some dates, weekdays and times, or for who books early or late. The first
 * one that matches a line applies, and no other.
 *  The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface PriceRulePut
 */
export interface PriceRulePut {
    /**
     * 
     */
    readonly id?: number;
    /**
     * Internal name.
     */
    naam?: string;
    /**
     * Ids of the products whose price it changes, ascending. Empty = all, or those of `productgroep_ids`.
     */
    product_ids?: Array<number>;
    /**
     * Ids of the product groups whose prices it changes, ascending. Empty = all, or those of `product_ids`.
     */
    productgroep_ids?: Array<number>;
    /**
     * First date of service; null = no first one.
     */
    van?: string | null;
    /**
     * Last date of service, included; null = no last one.
     */
    tot?: string | null;
    /**
     * Weekdays of service, from 0 (Sunday) to 6 (Saturday), ascending. Empty = every day.
     */
    weekdagen?: Array<number>;
    /**
     * Earliest local time of begin, such as `18:00`; null = from midnight on.
     */
    tijd_van?: string | null;
    /**
     * Local time before which lines begin; null = until midnight. Earlier than `tijd_van` = over midnight.
     */
    tijd_tot?: string | null;
    /**
     * Least number of calendar days from the day of booking to the date of service; null = no least.
     */
    vooruit_minimaal?: number | null;
    /**
     * Largest number of calendar days from the day of booking to the date of service; null = no largest.
     */
    vooruit_maximaal?: number | null;
    /**
     * Change of the unit price in percent: 10 makes it dearer, -10 cheaper. Null = `bedrag` says it.
     */
    percentage?: number | null;
    /**
     * Change of the unit price in euros, VAT included: 2.5 makes it dearer, -2.5 cheaper. Null = `percentage` says it.
     */
    bedrag?: number | null;
    /**
     * The lowest comes first; of equal ones that with the lower `id`.
     */
    volgorde?: number;
    /**
     * Whether it applies to lines that are made from now on.
     */
    actief?: boolean;
}
/**
 * The VAT of a rate.
 * @export
 * @interface PriceVat
 */
export interface PriceVat {
    /**
     * VAT rate.
     */
    btw_percentage: number;
    /**
     * How much VAT the total contains.
     */
    bedrag: number;
}
/**
 * The amount that a voucher takes off.
 * @export
 * @interface PriceVoucher
 */
export interface PriceVoucher {
    /**
     * The code as it was sent.
     */
    code: string;
    /**
     * The amount that it takes off.
     */
    bedrag: number;
}
/**
 * A line that is booked, and what it costs.
 * @export
 * @interface PricedLine
 */
export interface PricedLine {
    /**
     * The line of the package.
     */
    arrangementsregel_id: number;
    /**
     * The product.
     */
    product_id: number;
    /**
     * Name of the product that customers see.
     */
    naam: string;
    /**
     * Number of units.
     */
    aantal: number;
    /**
     * Their price, without discount and vouchers.
     */
    totaal: number;
}
/**
 * A change of Prijsregel.
 * @export
 * @interface PrijsregelEvent
 */
export interface PrijsregelEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: PrijsregelEventMeta;
    /**
     * 
     */
    data: PrijsregelEventData;
}
/**
 * @type PrijsregelEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type PrijsregelEventData = PriceRulePayload | ThinPayload;
/**
 * Metadata of an event of Prijsregel.
 * @export
 * @interface PrijsregelEventMeta
 */
export interface PrijsregelEventMeta {
    /**
     * 
     */
    event: PrijsregelEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: PrijsregelEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const PrijsregelEventMetaEventEnum = {
    Prijsregel__postInsert: 'Prijsregel::postInsert',
    Prijsregel__postUpdate: 'Prijsregel::postUpdate',
    Prijsregel__postSave: 'Prijsregel::postSave',
    Prijsregel__postDelete: 'Prijsregel::postDelete',
} as const;
export type PrijsregelEventMetaEventEnum = typeof PrijsregelEventMetaEventEnum[keyof typeof PrijsregelEventMetaEventEnum];

/**
 * @export
 */
export const PrijsregelEventMetaObjectEnum = {
    Prijsregel: 'Prijsregel',
} as const;
export type PrijsregelEventMetaObjectEnum = typeof PrijsregelEventMetaObjectEnum[keyof typeof PrijsregelEventMetaObjectEnum];

/**
 * A booking line as the invoice prints it, in local time.
 * @export
 * @interface PrintedBookingLine
 */
export interface PrintedBookingLine {
    /**
     * Booking line.
     */
    id: number;
    /**
     * Description that customers see.
     */
    beschrijving: string;
    /**
     * Local date on which it begins.
     */
    datum: string;
    /**
     * Local time of its begin.
     */
    begin: string;
    /**
     * Local date on which it ends; null if it has no length.
     */
    einddatum: string | null;
    /**
     * Local time of its end; null if it has no length.
     */
    eind: string | null;
}
/**
 * A payment that the invoice prints.
 * @export
 * @interface PrintedPayment
 */
export interface PrintedPayment {
    /**
     * Local date of the payment.
     */
    datum: string;
    /**
     * Amount paid; negative for a refund.
     */
    bedrag: number;
    /**
     * Name of the payment method.
     */
    betaalmethode: string | null;
}
/**
 * One problem of a request, and how to solve it.
 * @export
 * @interface Problem
 */
export interface Problem {
    /**
     * A sentence that says how to solve the problem, or the code itself.
     */
    message: string;
    /**
     * The parameter or member with the problem: `naam`, `datum<`, `regels[0].aantal`.
     */
    field?: string;
    /**
     * Details that belong to the code, by name.
     */
    params?: { [key: string]: any; };
    /**
     * 
     */
    code: ErrorCode;
}


/**
 * Something that you sell, buy and plan. All prices include VAT.
 * @export
 * @interface Product
 */
export interface Product {
    /**
     * 
     */
    readonly id: number;
    /**
     * The supplier: a contact of type `leverancier`.
     */
    leverancier_id: number;
    /**
     * Internal name.
     */
    naam: string;
    /**
     * Name that customers see.
     */
    weergavenaam: string | null;
    /**
     * Purchase price per unit; may be 0.
     */
    inkoop: number;
    /**
     * Use `ProductPrice` instead. Responses contain the sum of the prices in `ProductPrice` that apply today. Events leave it out, because it changes with time.
     * @deprecated
     */
    verkoop: number;
    /**
     * Use `ProductPrice` instead. Responses contain the highest VAT rate in `ProductPrice` that applies today; null
     * without a price of today. Events leave it out, because it changes with time.
     */
    btw: number | null;
    /**
     * Minimum amount of every booking. A smaller calculated amount becomes this amount.
     */
    minimum_aantal: number;
    /**
     * How long the product takes.
     */
    duur: string | null;
    /**
     * Short description for customers.
     */
    beschrijving_klant: string | null;
    /**
     * Full description, in HTML.
     */
    uitgebreide_omschrijving: string | null;
    /**
     * The product group.
     */
    productgroep_id: number | null;
    /**
     * Whether the product may be shown and sold to the public.
     */
    mag_api: boolean;
    /**
     * Whether the planning shows the product as a separate item.
     */
    los_op_planning: boolean;
    /**
     * How staff plan the product, as free text.
     */
    planstrategie: string | null;
    /**
     * Instructions for staff.
     */
    personeelsinstructie: string | null;
    /**
     * Whether a booking of the product must have a location.
     */
    locatie_verplicht: boolean;
    /**
     * Custom data, as key-value pairs.
     */
    extra: { [key: string]: string; } | null;
    /**
     * How the amount follows from the group size: `vast` = always `aantal`; `per_x_personen` = `aantal` for every
     * `per_x_personen` people.
     * 
     */
    aantalbepaling: ProductAantalbepalingEnum;
    /**
     * The fixed amount, or the amount per `per_x_personen` people.
     */
    aantal: number;
    /**
     * Number of people per `aantal`.
     */
    per_x_personen: number;
    /**
     * Rounding of an amount that is not whole: `boven` (up) or `beneden` (down).
     */
    per_x_personen_afronding: ProductPerXPersonenAfrondingEnum;
    /**
     * Whether the product was deleted.
     */
    readonly is_deleted: boolean;
    /**
     * Path of the image; empty without one. GET it to download the image, PUT an image to replace it.
     */
    readonly afbeelding_href: string;
    /**
     * SHA-256 of the image in hexadecimal, so that you can detect another one. Null without one.
     */
    readonly afbeelding_sha256: string | null;
    /**
     * The price per unit, split by VAT rate: that of now, and those before and after it. Sorted by `vanaf`, the one of
     * always first, then by rate. Each rate may occur once for each `vanaf`.
     * 
     */
    ProductPrice: Array<ProductPrice>;
    /**
     * The locations where the product can take place, in order of preference.
     */
    Locaties: Array<ProductLocation>;
    /**
     * The materials that the product uses, each once.
     */
    Materialen: Array<ProductMaterial>;
    /**
     * Attachments that customers get with the confirmation of a booking of the product, in this order.
     */
    Standaardbijlagen: Array<ProductAttachment>;
    /**
     * Products that a customer must book together with this one in an online booking.
     */
    vereist_product: Array<RequiredProduct>;
    /**
     * Ids of the labels on the product, ascending.
     */
    label_ids: Array<number>;
    /**
     * Pairs of your own, such as the number that another system knows the object by. The service only stores them. Pairs
     * that you send replace all that are stored; PATCH changes single ones. Upper and lower case differ. Lists find
     * objects by `metadata[key]=value`. Without a credential nobody sees them.
     * 
     */
    metadata: { [key: string]: string; };
}


/**
 * @export
 */
export const ProductAantalbepalingEnum = {
    vast: 'vast',
    per_x_personen: 'per_x_personen',
} as const;
export type ProductAantalbepalingEnum = typeof ProductAantalbepalingEnum[keyof typeof ProductAantalbepalingEnum];

/**
 * @export
 */
export const ProductPerXPersonenAfrondingEnum = {
    boven: 'boven',
    beneden: 'beneden',
} as const;
export type ProductPerXPersonenAfrondingEnum = typeof ProductPerXPersonenAfrondingEnum[keyof typeof ProductPerXPersonenAfrondingEnum];

/**
 * An attachment of a product. In requests only `id` is used; the service ignores the other members. Events show only its `id`, because the rest changes with `Attachment`.
 * @export
 * @interface ProductAttachment
 */
export interface ProductAttachment {
    /**
     * 
     */
    id: number;
    /**
     * Internal name.
     */
    readonly naam: string;
    /**
     * Name that customers get the file under.
     */
    readonly filename: string;
}
/**
 * An attachment of a product. In requests only `id` is used; the service ignores the other members. The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface ProductAttachmentPut
 */
export interface ProductAttachmentPut {
    /**
     * 
     */
    id: number;
    /**
     * Internal name.
     */
    readonly naam?: string;
    /**
     * Name that customers get the file under.
     */
    readonly filename?: string;
}
/**
 * The part of a product that is left at a start time.
 * @export
 * @interface ProductAvailability
 */
export interface ProductAvailability {
    /**
     * The start time.
     */
    startmoment: string;
    /**
     * The part that is left in each location of the product, in order of preference.
     */
    locaties: Array<LocationAvailability>;
}
/**
 * A change of Product.
 * @export
 * @interface ProductEvent
 */
export interface ProductEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: ProductEventMeta;
    /**
     * 
     */
    data: ProductEventData;
}
/**
 * @type ProductEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type ProductEventData = ProductPayload | ThinPayload;
/**
 * Metadata of an event of Product.
 * @export
 * @interface ProductEventMeta
 */
export interface ProductEventMeta {
    /**
     * 
     */
    event: ProductEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: ProductEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const ProductEventMetaEventEnum = {
    Product__postInsert: 'Product::postInsert',
    Product__postUpdate: 'Product::postUpdate',
    Product__postSave: 'Product::postSave',
    Product__postDelete: 'Product::postDelete',
} as const;
export type ProductEventMetaEventEnum = typeof ProductEventMetaEventEnum[keyof typeof ProductEventMetaEventEnum];

/**
 * @export
 */
export const ProductEventMetaObjectEnum = {
    Product: 'Product',
} as const;
export type ProductEventMetaObjectEnum = typeof ProductEventMetaObjectEnum[keyof typeof ProductEventMetaObjectEnum];

/**
 * A change of ProductGroep.
 * @export
 * @interface ProductGroepEvent
 */
export interface ProductGroepEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: ProductGroepEventMeta;
    /**
     * 
     */
    data: ProductGroepEventData;
}
/**
 * @type ProductGroepEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type ProductGroepEventData = ProductGroupPayload | ThinPayload;
/**
 * Metadata of an event of ProductGroep.
 * @export
 * @interface ProductGroepEventMeta
 */
export interface ProductGroepEventMeta {
    /**
     * 
     */
    event: ProductGroepEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: ProductGroepEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const ProductGroepEventMetaEventEnum = {
    ProductGroep__postInsert: 'ProductGroep::postInsert',
    ProductGroep__postUpdate: 'ProductGroep::postUpdate',
    ProductGroep__postSave: 'ProductGroep::postSave',
    ProductGroep__postDelete: 'ProductGroep::postDelete',
} as const;
export type ProductGroepEventMetaEventEnum = typeof ProductGroepEventMetaEventEnum[keyof typeof ProductGroepEventMetaEventEnum];

/**
 * @export
 */
export const ProductGroepEventMetaObjectEnum = {
    ProductGroep: 'ProductGroep',
} as const;
export type ProductGroepEventMetaObjectEnum = typeof ProductGroepEventMetaObjectEnum[keyof typeof ProductGroepEventMetaObjectEnum];

/**
 * A group of products, with the ledger data for bookkeeping.
 * @export
 * @interface ProductGroup
 */
export interface ProductGroup {
    /**
     * 
     */
    readonly id: number;
    /**
     * Name of the product group.
     */
    naam: string;
    /**
     * Short name for use in URLs, unique among the product groups.
     */
    slug: string | null;
    /**
     * Ledger account number of letters and digits. Stored as sent: the service checks it against no chart of accounts.
     * 
     */
    ledger_number: string | null;
    /**
     * Cost center, for an export to accounting software. Stored as sent.
     */
    cost_center: string | null;
}
/**
 * ProductGroup as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface ProductGroupPayload
 */
export interface ProductGroupPayload {
    /**
     * 
     */
    readonly id: number;
    /**
     * Name of the product group.
     */
    naam: string;
    /**
     * Short name for use in URLs, unique among the product groups.
     */
    slug: string | null;
    /**
     * Ledger account number of letters and digits. Stored as sent: the service checks it against no chart of accounts.
     * 
     */
    ledger_number: string | null;
    /**
     * Cost center, for an export to accounting software. Stored as sent.
     */
    cost_center: string | null;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}
/**
 * A group of products, with the ledger data for bookkeeping. The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface ProductGroupPut
 */
export interface ProductGroupPut {
    /**
     * 
     */
    readonly id?: number;
    /**
     * Name of the product group.
     */
    naam?: string;
    /**
     * Short name for use in URLs, unique among the product groups.
     */
    slug?: string | null;
    /**
     * Ledger account number of letters and digits. Stored as sent: the service checks it against no chart of accounts.
     * 
     */
    ledger_number?: string | null;
    /**
     * Cost center, for an export to accounting software. Stored as sent.
     */
    cost_center?: string | null;
}
/**
 * A label on products, to find and count them by across their groups.
 * @export
 * @interface ProductLabel
 */
export interface ProductLabel {
    /**
     * 
     */
    readonly id: number;
    /**
     * Name.
     */
    naam: string;
}
/**
 * ProductLabel as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface ProductLabelPayload
 */
export interface ProductLabelPayload {
    /**
     * 
     */
    readonly id: number;
    /**
     * Name.
     */
    naam: string;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}
/**
 * A label on products, to find and count them by across their groups. The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface ProductLabelPut
 */
export interface ProductLabelPut {
    /**
     * 
     */
    readonly id?: number;
    /**
     * Name.
     */
    naam?: string;
}
/**
 * A location of a product. In requests only `id` is used; the service ignores the other members. Events show only its `id`, because the rest changes with `Location`.
 * @export
 * @interface ProductLocation
 */
export interface ProductLocation {
    /**
     * 
     */
    id: number;
    /**
     * Internal name.
     */
    readonly naam?: string;
    /**
     * Name that customers see.
     */
    readonly weergavenaam?: string | null;
    /**
     * Colour in the day planning.
     */
    readonly kleur?: string | null;
    /**
     * Street and house number.
     */
    readonly adres?: string | null;
    /**
     * Postal code.
     */
    readonly postcode?: string | null;
    /**
     * Town.
     */
    readonly plaats?: string | null;
    /**
     * Telephone number.
     */
    readonly telefoonnummer?: string | null;
    /**
     * Latitude in decimal degrees.
     */
    readonly latitude?: number | null;
    /**
     * Longitude in decimal degrees.
     */
    readonly longitude?: number | null;
    /**
     * Maximum number of people at the same time; null = unlimited.
     */
    readonly capaciteit?: number | null;
    /**
     * Maximum number of bookings at the same time; null = unlimited.
     */
    readonly aantal_groepen?: number | null;
    /**
     * The location that this one is part of; null at the top of the tree.
     */
    readonly parent_id?: number | null;
}
/**
 * A location of a product. In requests only `id` is used; the service ignores the other members. The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface ProductLocationPut
 */
export interface ProductLocationPut {
    /**
     * 
     */
    id: number;
    /**
     * Internal name.
     */
    readonly naam?: string;
    /**
     * Name that customers see.
     */
    readonly weergavenaam?: string | null;
    /**
     * Colour in the day planning.
     */
    readonly kleur?: string | null;
    /**
     * Street and house number.
     */
    readonly adres?: string | null;
    /**
     * Postal code.
     */
    readonly postcode?: string | null;
    /**
     * Town.
     */
    readonly plaats?: string | null;
    /**
     * Telephone number.
     */
    readonly telefoonnummer?: string | null;
    /**
     * Latitude in decimal degrees.
     */
    readonly latitude?: number | null;
    /**
     * Longitude in decimal degrees.
     */
    readonly longitude?: number | null;
    /**
     * Maximum number of people at the same time; null = unlimited.
     */
    readonly capaciteit?: number | null;
    /**
     * Maximum number of bookings at the same time; null = unlimited.
     */
    readonly aantal_groepen?: number | null;
    /**
     * The location that this one is part of; null at the top of the tree.
     */
    readonly parent_id?: number | null;
}
/**
 * A material that a product uses: `aantal` units of it for every `per_x_aantal` units of the product. `afronding`
 * decides what happens to an incomplete multiple.
 * 
 * @export
 * @interface ProductMaterial
 */
export interface ProductMaterial {
    /**
     * The material.
     */
    materiaal_id: number;
    /**
     * Number of units of the material, also a part of one.
     */
    aantal: number;
    /**
     * Number of units of the product that `aantal` applies to.
     */
    per_x_aantal: number;
    /**
     * 
     */
    afronding: MultipleRounding;
}


/**
 * Products to book, each at its own time, and who books them.
 * @export
 * @interface ProductOrder
 */
export interface ProductOrder {
    /**
     * 
     */
    status: ProductOrderStatus;
    /**
     * 
     */
    customer: OrderingCustomer;
    /**
     * The booked products.
     */
    products: Array<OrderedProduct>;
    /**
     * Whether the booking is to be invoiced (`factureren`).
     */
    should_invoice?: boolean | null;
}



/**
 * Status of the booking. `pending_online` is a `reservering` that is cancelled when its time is over: confirm it before.
 * 
 * @export
 */
export const ProductOrderStatus = {
    reservering: 'reservering',
    definitief: 'definitief',
    pending_online: 'pending_online',
} as const;
export type ProductOrderStatus = typeof ProductOrderStatus[keyof typeof ProductOrderStatus];

/**
 * Product as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface ProductPayload
 */
export interface ProductPayload {
    /**
     * 
     */
    readonly id: number;
    /**
     * The supplier: a contact of type `leverancier`.
     */
    leverancier_id: number;
    /**
     * Internal name.
     */
    naam: string;
    /**
     * Name that customers see.
     */
    weergavenaam: string | null;
    /**
     * Purchase price per unit; may be 0.
     */
    inkoop: number;
    /**
     * Minimum amount of every booking. A smaller calculated amount becomes this amount.
     */
    minimum_aantal: number;
    /**
     * How long the product takes.
     */
    duur: string | null;
    /**
     * Short description for customers.
     */
    beschrijving_klant: string | null;
    /**
     * Full description, in HTML.
     */
    uitgebreide_omschrijving: string | null;
    /**
     * The product group.
     */
    productgroep_id: number | null;
    /**
     * Whether the product may be shown and sold to the public.
     */
    mag_api: boolean;
    /**
     * Whether the planning shows the product as a separate item.
     */
    los_op_planning: boolean;
    /**
     * How staff plan the product, as free text.
     */
    planstrategie: string | null;
    /**
     * Instructions for staff.
     */
    personeelsinstructie: string | null;
    /**
     * Whether a booking of the product must have a location.
     */
    locatie_verplicht: boolean;
    /**
     * Custom data, as key-value pairs.
     */
    extra: { [key: string]: string; } | null;
    /**
     * How the amount follows from the group size: `vast` = always `aantal`; `per_x_personen` = `aantal` for every
     * `per_x_personen` people.
     * 
     */
    aantalbepaling: ProductPayloadAantalbepalingEnum;
    /**
     * The fixed amount, or the amount per `per_x_personen` people.
     */
    aantal: number;
    /**
     * Number of people per `aantal`.
     */
    per_x_personen: number;
    /**
     * Rounding of an amount that is not whole: `boven` (up) or `beneden` (down).
     */
    per_x_personen_afronding: ProductPayloadPerXPersonenAfrondingEnum;
    /**
     * Whether the product was deleted.
     */
    readonly is_deleted: boolean;
    /**
     * Path of the image; empty without one. GET it to download the image, PUT an image to replace it.
     */
    readonly afbeelding_href: string;
    /**
     * SHA-256 of the image in hexadecimal, so that you can detect another one. Null without one.
     */
    readonly afbeelding_sha256: string | null;
    /**
     * The price per unit, split by VAT rate: that of now, and those before and after it. Sorted by `vanaf`, the one of
     * always first, then by rate. Each rate may occur once for each `vanaf`.
     * 
     */
    ProductPrice: Array<ProductPrice>;
    /**
     * The locations where the product can take place, in order of preference.
     */
    Locaties: Array<AnnouncedProductLocation>;
    /**
     * The materials that the product uses, each once.
     */
    Materialen: Array<ProductMaterial>;
    /**
     * Attachments that customers get with the confirmation of a booking of the product, in this order.
     */
    Standaardbijlagen: Array<AnnouncedProductAttachment>;
    /**
     * Products that a customer must book together with this one in an online booking.
     */
    vereist_product: Array<RequiredProduct>;
    /**
     * Ids of the labels on the product, ascending.
     */
    label_ids: Array<number>;
    /**
     * Pairs of your own, such as the number that another system knows the object by. The service only stores them. Pairs
     * that you send replace all that are stored; PATCH changes single ones. Upper and lower case differ. Lists find
     * objects by `metadata[key]=value`. Without a credential nobody sees them.
     * 
     */
    metadata: { [key: string]: string; };
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}


/**
 * @export
 */
export const ProductPayloadAantalbepalingEnum = {
    vast: 'vast',
    per_x_personen: 'per_x_personen',
} as const;
export type ProductPayloadAantalbepalingEnum = typeof ProductPayloadAantalbepalingEnum[keyof typeof ProductPayloadAantalbepalingEnum];

/**
 * @export
 */
export const ProductPayloadPerXPersonenAfrondingEnum = {
    boven: 'boven',
    beneden: 'beneden',
} as const;
export type ProductPayloadPerXPersonenAfrondingEnum = typeof ProductPayloadPerXPersonenAfrondingEnum[keyof typeof ProductPayloadPerXPersonenAfrondingEnum];

/**
 * The part of a product's unit price that has one VAT rate. A line of a booking has the rows with the latest
 * `vanaf` that is not after the local date of its `begin`.
 * 
 * @export
 * @interface ProductPrice
 */
export interface ProductPrice {
    /**
     * A VAT rate in percent. When you set it, it must be one of the rates in the setting `btw_percentages`.
     */
    btw: number;
    /**
     * Price per unit, including the VAT of this rate.
     */
    verkoop: number;
    /**
     * First date of service at which it applies; null is always.
     */
    vanaf: string | null;
}
/**
 * The part of a product's unit price that has one VAT rate. A line of a booking has the rows with the latest
 * `vanaf` that is not after the local date of its `begin`.
 *  The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface ProductPricePut
 */
export interface ProductPricePut {
    /**
     * A VAT rate in percent. When you set it, it must be one of the rates in the setting `btw_percentages`.
     */
    btw: number;
    /**
     * Price per unit, including the VAT of this rate.
     */
    verkoop: number;
    /**
     * First date of service at which it applies; null is always.
     */
    vanaf?: string | null;
}
/**
 * Something that you sell, buy and plan. All prices include VAT. The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface ProductPut
 */
export interface ProductPut {
    /**
     * 
     */
    readonly id?: number;
    /**
     * The supplier: a contact of type `leverancier`.
     */
    leverancier_id?: number;
    /**
     * Internal name.
     */
    naam?: string;
    /**
     * Name that customers see.
     */
    weergavenaam?: string | null;
    /**
     * Purchase price per unit; may be 0.
     */
    inkoop?: number;
    /**
     * Use `ProductPrice` instead. Responses contain the sum of the prices in `ProductPrice` that apply today.
     * @deprecated
     */
    verkoop?: number;
    /**
     * Use `ProductPrice` instead. Responses contain the highest VAT rate in `ProductPrice` that applies today; null
     * without a price of today.
     * 
     */
    btw?: number | null;
    /**
     * Minimum amount of every booking. A smaller calculated amount becomes this amount.
     */
    minimum_aantal?: number;
    /**
     * How long the product takes.
     */
    duur?: string | null;
    /**
     * Short description for customers.
     */
    beschrijving_klant?: string | null;
    /**
     * Full description, in HTML.
     */
    uitgebreide_omschrijving?: string | null;
    /**
     * The product group.
     */
    productgroep_id?: number | null;
    /**
     * Whether the product may be shown and sold to the public.
     */
    mag_api?: boolean;
    /**
     * Whether the planning shows the product as a separate item.
     */
    los_op_planning?: boolean;
    /**
     * How staff plan the product, as free text.
     */
    planstrategie?: string | null;
    /**
     * Instructions for staff.
     */
    personeelsinstructie?: string | null;
    /**
     * Whether a booking of the product must have a location.
     */
    locatie_verplicht?: boolean;
    /**
     * Custom data, as key-value pairs.
     */
    extra?: { [key: string]: string; } | null;
    /**
     * How the amount follows from the group size: `vast` = always `aantal`; `per_x_personen` = `aantal` for every
     * `per_x_personen` people.
     * 
     */
    aantalbepaling?: ProductPutAantalbepalingEnum;
    /**
     * The fixed amount, or the amount per `per_x_personen` people.
     */
    aantal?: number;
    /**
     * Number of people per `aantal`.
     */
    per_x_personen?: number;
    /**
     * Rounding of an amount that is not whole: `boven` (up) or `beneden` (down).
     */
    per_x_personen_afronding?: ProductPutPerXPersonenAfrondingEnum;
    /**
     * Whether the product was deleted.
     */
    readonly is_deleted?: boolean;
    /**
     * Path of the image; empty without one. GET it to download the image, PUT an image to replace it.
     */
    readonly afbeelding_href?: string;
    /**
     * SHA-256 of the image in hexadecimal, so that you can detect another one. Null without one.
     */
    readonly afbeelding_sha256?: string | null;
    /**
     * The price per unit, split by VAT rate: that of now, and those before and after it. Sorted by `vanaf`, the one of
     * always first, then by rate. Each rate may occur once for each `vanaf`.
     * 
     */
    ProductPrice?: Array<ProductPricePut>;
    /**
     * The locations where the product can take place, in order of preference.
     */
    Locaties?: Array<ProductLocationPut>;
    /**
     * The materials that the product uses, each once.
     */
    Materialen?: Array<ProductMaterial>;
    /**
     * Attachments that customers get with the confirmation of a booking of the product, in this order.
     */
    Standaardbijlagen?: Array<ProductAttachmentPut>;
    /**
     * Products that a customer must book together with this one in an online booking.
     */
    vereist_product?: Array<RequiredProduct>;
    /**
     * Ids of the labels on the product, ascending.
     */
    label_ids?: Array<number>;
    /**
     * Pairs of your own, such as the number that another system knows the object by. The service only stores them. Pairs
     * that you send replace all that are stored; PATCH changes single ones. Upper and lower case differ. Lists find
     * objects by `metadata[key]=value`. Without a credential nobody sees them.
     * 
     */
    metadata?: { [key: string]: string; };
}


/**
 * @export
 */
export const ProductPutAantalbepalingEnum = {
    vast: 'vast',
    per_x_personen: 'per_x_personen',
} as const;
export type ProductPutAantalbepalingEnum = typeof ProductPutAantalbepalingEnum[keyof typeof ProductPutAantalbepalingEnum];

/**
 * @export
 */
export const ProductPutPerXPersonenAfrondingEnum = {
    boven: 'boven',
    beneden: 'beneden',
} as const;
export type ProductPutPerXPersonenAfrondingEnum = typeof ProductPutPerXPersonenAfrondingEnum[keyof typeof ProductPutPerXPersonenAfrondingEnum];

/**
 * A change of Productlabel.
 * @export
 * @interface ProductlabelEvent
 */
export interface ProductlabelEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: ProductlabelEventMeta;
    /**
     * 
     */
    data: ProductlabelEventData;
}
/**
 * @type ProductlabelEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type ProductlabelEventData = ProductLabelPayload | ThinPayload;
/**
 * Metadata of an event of Productlabel.
 * @export
 * @interface ProductlabelEventMeta
 */
export interface ProductlabelEventMeta {
    /**
     * 
     */
    event: ProductlabelEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: ProductlabelEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const ProductlabelEventMetaEventEnum = {
    Productlabel__postInsert: 'Productlabel::postInsert',
    Productlabel__postUpdate: 'Productlabel::postUpdate',
    Productlabel__postSave: 'Productlabel::postSave',
    Productlabel__postDelete: 'Productlabel::postDelete',
} as const;
export type ProductlabelEventMetaEventEnum = typeof ProductlabelEventMetaEventEnum[keyof typeof ProductlabelEventMetaEventEnum];

/**
 * @export
 */
export const ProductlabelEventMetaObjectEnum = {
    Productlabel: 'Productlabel',
} as const;
export type ProductlabelEventMetaObjectEnum = typeof ProductlabelEventMetaObjectEnum[keyof typeof ProductlabelEventMetaObjectEnum];

/**
 * An item of the programme. Its times are ISO 8601 durations from the start of the programme.
 * @export
 * @interface ProgrammeItem
 */
export interface ProgrammeItem {
    /**
     * `beschrijving` of the line or, if that is null, the name of the product.
     */
    omschrijving: string;
    /**
     * Number of people, in the unit of `wat`.
     */
    aantal: number;
    /**
     * Unit of `aantal`: always `persoon` (person).
     */
    wat: ProgrammeItemWatEnum;
    /**
     * Start, as the duration since the start of the programme.
     */
    begin: string;
    /**
     * Length of the item.
     */
    duur: string;
    /**
     * End, as the duration since the start of the programme.
     */
    eind: string;
}


/**
 * @export
 */
export const ProgrammeItemWatEnum = {
    persoon: 'persoon',
} as const;
export type ProgrammeItemWatEnum = typeof ProgrammeItemWatEnum[keyof typeof ProgrammeItemWatEnum];

/**
 * The offer to the customer of a booking, as the booking is when they look at it.
 * @export
 * @interface Proposal
 */
export interface Proposal {
    /**
     * 
     */
    readonly id: number;
    /**
     * The booking. It cannot change.
     */
    boeking_id: number;
    /**
     * The type of the proposal.
     */
    type_id: number;
    /**
     * Plain text above the programme, with tags.
     */
    tekst: string;
    /**
     * Last local date on which it can be accepted. It ends with the booking's `datum` if that is earlier.
     */
    geldig_tot: string;
    /**
     * 
     */
    readonly status: ProposalStatus;
    /**
     * Why the customer declined; null if they did not say.
     */
    readonly reden: string | null;
    /**
     * When the customer answered.
     */
    readonly beantwoord_op: string | null;
    /**
     * The total, VAT included, that the customer accepted. Null unless they accepted.
     */
    readonly akkoord_bedrag: number | null;
    /**
     * When the customer accepted although there was no room for the booking; null if that never happened. Nothing of
     * the booking changed, and a note about it tells staff. It is set once a day at most.
     * 
     */
    readonly geen_plaats_op: string | null;
    /**
     * When it was mailed last; null if it never was.
     */
    readonly gemaild_op: string | null;
    /**
     * Begin of the token of `link`, to recognise it.
     */
    readonly prefix: string;
    /**
     * When the proposal was created.
     */
    readonly created_at: string;
    /**
     * The member of staff who created it.
     */
    readonly created_by: number | null;
    /**
     * Address of the page for the customer, in the response that creates the proposal; null in every other one. The
     * service stores only a hash of its token. Mails have a link of their own.
     * 
     */
    readonly link: string | null;
    /**
     * The mail with its tags filled in, as it is put in the outbox. Only `sendProposal` returns it. Left out unless you have `viewContact` or `editContact`.
     */
    readonly Mail?: QueuedMail;
}


/**
 * Proposal as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface ProposalPayload
 */
export interface ProposalPayload {
    /**
     * 
     */
    readonly id: number;
    /**
     * The booking. It cannot change.
     */
    boeking_id: number;
    /**
     * The type of the proposal.
     */
    type_id: number;
    /**
     * Plain text above the programme, with tags.
     */
    tekst: string;
    /**
     * Last local date on which it can be accepted. It ends with the booking's `datum` if that is earlier.
     */
    geldig_tot: string;
    /**
     * 
     */
    readonly status: ProposalStatus;
    /**
     * Why the customer declined; null if they did not say.
     */
    readonly reden: string | null;
    /**
     * When the customer answered.
     */
    readonly beantwoord_op: string | null;
    /**
     * The total, VAT included, that the customer accepted. Null unless they accepted.
     */
    readonly akkoord_bedrag: number | null;
    /**
     * When the customer accepted although there was no room for the booking; null if that never happened. Nothing of
     * the booking changed, and a note about it tells staff. It is set once a day at most.
     * 
     */
    readonly geen_plaats_op: string | null;
    /**
     * When it was mailed last; null if it never was.
     */
    readonly gemaild_op: string | null;
    /**
     * Begin of the token of `link`, to recognise it.
     */
    readonly prefix: string;
    /**
     * When the proposal was created.
     */
    readonly created_at: string;
    /**
     * The member of staff who created it.
     */
    readonly created_by: number | null;
    /**
     * Address of the page for the customer, in the response that creates the proposal; null in every other one. The
     * service stores only a hash of its token. Mails have a link of their own.
     * 
     */
    readonly link: string | null;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}


/**
 * The offer to the customer of a booking, as the booking is when they look at it. The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface ProposalPut
 */
export interface ProposalPut {
    /**
     * 
     */
    readonly id?: number;
    /**
     * The booking. It cannot change.
     */
    boeking_id?: number;
    /**
     * The type of the proposal.
     */
    type_id?: number;
    /**
     * Plain text above the programme, with tags.
     */
    tekst?: string;
    /**
     * Last local date on which it can be accepted. It ends with the booking's `datum` if that is earlier.
     */
    geldig_tot?: string;
    /**
     * 
     */
    readonly status?: ProposalStatus;
    /**
     * Send true to withdraw the proposal.
     */
    ingetrokken?: boolean;
    /**
     * Why the customer declined; null if they did not say.
     */
    readonly reden?: string | null;
    /**
     * When the customer answered.
     */
    readonly beantwoord_op?: string | null;
    /**
     * The total, VAT included, that the customer accepted. Null unless they accepted.
     */
    readonly akkoord_bedrag?: number | null;
    /**
     * When the customer accepted although there was no room for the booking; null if that never happened. Nothing of
     * the booking changed, and a note about it tells staff. It is set once a day at most.
     * 
     */
    readonly geen_plaats_op?: string | null;
    /**
     * When it was mailed last; null if it never was.
     */
    readonly gemaild_op?: string | null;
    /**
     * Begin of the token of `link`, to recognise it.
     */
    readonly prefix?: string;
    /**
     * When the proposal was created.
     */
    readonly created_at?: string;
    /**
     * The member of staff who created it.
     */
    readonly created_by?: number | null;
    /**
     * Address of the page for the customer, in the response that creates the proposal; null in every other one. The
     * service stores only a hash of its token. Mails have a link of their own.
     * 
     */
    readonly link?: string | null;
    /**
     * The mail with its tags filled in, as it is put in the outbox. Only `sendProposal` returns it.
     */
    readonly Mail?: QueuedMail;
}



/**
 * Status of a proposal: `open` (waiting for an answer), `geaccepteerd` (accepted), `afgewezen` (declined), `verlopen`
 * (expired) or `ingetrokken` (withdrawn).
 * 
 * @export
 */
export const ProposalStatus = {
    open: 'open',
    geaccepteerd: 'geaccepteerd',
    afgewezen: 'afgewezen',
    verlopen: 'verlopen',
    ingetrokken: 'ingetrokken',
} as const;
export type ProposalStatus = typeof ProposalStatus[keyof typeof ProposalStatus];

/**
 * A kind of proposal, with its text and what becomes of the booking when the customer accepts.
 * @export
 * @interface ProposalType
 */
export interface ProposalType {
    /**
     * 
     */
    readonly id: number;
    /**
     * Name.
     */
    naam: string;
    /**
     * Plain text above the programme, with tags.
     */
    tekst: string;
    /**
     * So many days after the day on which it is made a proposal can still be accepted.
     */
    geldig_dagen: number;
    /**
     * 
     */
    status_na_akkoord: StatusAfterAcceptance;
    /**
     * Subject of the mail with a proposal. May contain tags. Null for the standard text.
     */
    onderwerp_mail: string | null;
    /**
     * Text of the mail with a proposal. May contain tags. Null for the standard text.
     */
    body_mail: string | null;
}


/**
 * ProposalType as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface ProposalTypePayload
 */
export interface ProposalTypePayload {
    /**
     * 
     */
    readonly id: number;
    /**
     * Name.
     */
    naam: string;
    /**
     * Plain text above the programme, with tags.
     */
    tekst: string;
    /**
     * So many days after the day on which it is made a proposal can still be accepted.
     */
    geldig_dagen: number;
    /**
     * 
     */
    status_na_akkoord: StatusAfterAcceptance;
    /**
     * Subject of the mail with a proposal. May contain tags. Null for the standard text.
     */
    onderwerp_mail: string | null;
    /**
     * Text of the mail with a proposal. May contain tags. Null for the standard text.
     */
    body_mail: string | null;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}


/**
 * A kind of proposal, with its text and what becomes of the booking when the customer accepts. The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface ProposalTypePut
 */
export interface ProposalTypePut {
    /**
     * 
     */
    readonly id?: number;
    /**
     * Name.
     */
    naam?: string;
    /**
     * Plain text above the programme, with tags.
     */
    tekst?: string;
    /**
     * So many days after the day on which it is made a proposal can still be accepted.
     */
    geldig_dagen?: number;
    /**
     * 
     */
    status_na_akkoord?: StatusAfterAcceptance;
    /**
     * Subject of the mail with a proposal. May contain tags. Null for the standard text.
     */
    onderwerp_mail?: string | null;
    /**
     * Text of the mail with a proposal. May contain tags. Null for the standard text.
     */
    body_mail?: string | null;
}


/**
 * A package as it is shown to the public.
 * @export
 * @interface PublicPackage
 */
export interface PublicPackage {
    /**
     * 
     */
    readonly id: number;
    /**
     * Internal name.
     */
    arrangement: string;
    /**
     * Name that customers see.
     */
    weergavenaam: string | null;
    /**
     * Full description, in HTML.
     */
    uitgebreide_omschrijving: string;
    /**
     * Path of the image; empty without one. GET it to download the image, PUT an image to replace it.
     */
    readonly image_filename: string;
    /**
     * SHA-256 of the image in hexadecimal, so that you can detect another one. Null without one.
     */
    readonly image_sha256: string | null;
    /**
     * Group size that the programme and the prices are calculated for.
     */
    aantal_personen: number;
    /**
     * Price per person at the prices of today, VAT excluded.
     */
    readonly prijs_pp_exc: number;
    /**
     * Price per person at the prices of today, VAT included.
     */
    readonly prijs_pp_inc: number;
    /**
     * Price for `aantal_personen` people at the prices of today, VAT excluded.
     */
    readonly prijs_totaal_exc: number;
    /**
     * Price for `aantal_personen` people at the prices of today, VAT included.
     */
    readonly prijs_totaal_inc: number;
    /**
     * Where you receive the group, as free text.
     */
    ontvangstlocatie: string | null;
    /**
     * Whether customers may book the package on the website.
     */
    mag_online: boolean;
    /**
     * Whether customers may book the package online and pay at once.
     */
    mag_online_geboekt_worden_direct_betalen: boolean;
    /**
     * Whether customers may book the package online and pay later, by invoice.
     */
    mag_online_geboekt_worden_achteraf_betalen: boolean;
    /**
     * Largest group that may book online; null = no maximum.
     */
    maximum_aantal_personen_online: number | null;
    /**
     * Whether the confirmation of an online booking brings the attachments of the products.
     */
    onlineboeking_standaardbijlagen_meesturen: boolean;
    /**
     * Whether the planning shows each line of the package separately.
     */
    los_op_planning: boolean;
    /**
     * The contact form that visitors fill in when they book the package online; null = none.
     */
    onlineboeking_contactformulier_id: number | null;
    /**
     * The company that sells the package; null = the company of the customer.
     */
    bedrijf_id: number | null;
    /**
     * Whether the package was deleted.
     */
    readonly is_deleted: boolean;
    /**
     * The lines of the package, sorted by `begin`; lines without `begin` come last.
     */
    regels: Array<PackageLine>;
    /**
     * The programme for visitors: all lines that have a `begin`.
     */
    readonly programma: Array<ProgrammeItem>;
}
/**
 * A product as it is shown to the public.
 * @export
 * @interface PublicProduct
 */
export interface PublicProduct {
    /**
     * 
     */
    readonly id: number;
    /**
     * Internal name.
     */
    naam: string;
    /**
     * Name that customers see.
     */
    weergavenaam: string | null;
    /**
     * Use `ProductPrice` instead. Responses contain the sum of the prices in `ProductPrice` that apply today.
     * @deprecated
     */
    verkoop: number;
    /**
     * Minimum amount of every booking. A smaller calculated amount becomes this amount.
     */
    minimum_aantal: number;
    /**
     * How long the product takes.
     */
    duur: string | null;
    /**
     * Use `ProductPrice` instead. Responses contain the highest VAT rate in `ProductPrice` that applies today; null
     * without a price of today.
     * 
     */
    btw: number | null;
    /**
     * Short description for customers.
     */
    beschrijving_klant: string | null;
    /**
     * Full description, in HTML.
     */
    uitgebreide_omschrijving: string | null;
    /**
     * The product group.
     */
    productgroep_id: number | null;
    /**
     * Whether a booking of the product must have a location.
     */
    locatie_verplicht: boolean;
    /**
     * How the amount follows from the group size: `vast` = always `aantal`; `per_x_personen` = `aantal` for every
     * `per_x_personen` people.
     * 
     */
    aantalbepaling: PublicProductAantalbepalingEnum;
    /**
     * The fixed amount, or the amount per `per_x_personen` people.
     */
    aantal: number;
    /**
     * Number of people per `aantal`.
     */
    per_x_personen: number;
    /**
     * Rounding of an amount that is not whole: `boven` (up) or `beneden` (down).
     */
    per_x_personen_afronding: PublicProductPerXPersonenAfrondingEnum;
    /**
     * Path of the image; empty without one. GET it to download the image, PUT an image to replace it.
     */
    readonly afbeelding_href: string;
    /**
     * SHA-256 of the image in hexadecimal, so that you can detect another one. Null without one.
     */
    readonly afbeelding_sha256: string | null;
    /**
     * The price per unit, split by VAT rate: that of now, and those before and after it. Sorted by `vanaf`, the one of
     * always first, then by rate. Each rate may occur once for each `vanaf`.
     * 
     */
    ProductPrice: Array<ProductPrice>;
    /**
     * Attachments that customers get with the confirmation of a booking of the product, in this order.
     */
    Standaardbijlagen: Array<ProductAttachment>;
    /**
     * Products that a customer must book together with this one in an online booking.
     */
    vereist_product: Array<RequiredProduct>;
}


/**
 * @export
 */
export const PublicProductAantalbepalingEnum = {
    vast: 'vast',
    per_x_personen: 'per_x_personen',
} as const;
export type PublicProductAantalbepalingEnum = typeof PublicProductAantalbepalingEnum[keyof typeof PublicProductAantalbepalingEnum];

/**
 * @export
 */
export const PublicProductPerXPersonenAfrondingEnum = {
    boven: 'boven',
    beneden: 'beneden',
} as const;
export type PublicProductPerXPersonenAfrondingEnum = typeof PublicProductPerXPersonenAfrondingEnum[keyof typeof PublicProductPerXPersonenAfrondingEnum];

/**
 * A product group. A response contains `ledger_number` and `cost_center` only if you send a valid credential.
 * 
 * @export
 * @interface PublicProductGroup
 */
export interface PublicProductGroup {
    /**
     * 
     */
    id: number;
    /**
     * Name of the product group.
     */
    naam: string;
    /**
     * Short name for use in URLs, unique among the product groups.
     */
    slug: string | null;
    /**
     * Ledger account number of letters and digits. Stored as sent: the service checks it against no chart of accounts.
     * 
     */
    ledger_number?: string | null;
    /**
     * Cost center, for an export to accounting software. Absent if you send no credential.
     */
    cost_center?: string | null;
}
/**
 * A voucher template that visitors may buy from.
 * @export
 * @interface PublicVoucherTemplate
 */
export interface PublicVoucherTemplate {
    /**
     * 
     */
    readonly id: number;
    /**
     * Name as buyers see it. It becomes the title of the vouchers.
     */
    name: string;
    /**
     * Plain text for buyers.
     */
    description: string | null;
    /**
     * The price of one voucher, including VAT.
     */
    price: number;
    /**
     * The unit that a buyer counts, such as "Number of persons".
     */
    quantity_term: string | null;
    /**
     * How many units of each product one voucher covers.
     */
    product_amount: number;
    /**
     * Days that a voucher is valid after the day on which it was made. Null for no term.
     */
    expire_days: number | null;
    /**
     * Last day on which a voucher is valid. The earlier one counts if there is a term as well.
     */
    expiration_date: string | null;
    /**
     * Contact form that buyers fill in on your website (`buyVouchers`). It asks for `contactpersoon.email1`. Null: only
     * staff sell these vouchers, and visitors do not see them.
     * 
     */
    contactform_id: number | null;
    /**
     * Ids of the products that a voucher covers, ascending.
     */
    products: Array<number>;
}
/**
 * A skill or certificate of members of staff, such as guiding on the water.
 * @export
 * @interface Qualification
 */
export interface Qualification {
    /**
     * 
     */
    readonly id: number;
    /**
     * Name.
     */
    naam: string;
    /**
     * The requirements.
     */
    beschrijving: string | null;
    /**
     * Whether the qualification is archived. Staff who have it keep it; nobody else can get it.
     */
    archived: boolean;
    /**
     * When the qualification was created.
     */
    readonly created_at: string;
    /**
     * When the qualification was last changed.
     */
    readonly updated_at: string;
}
/**
 * Qualification as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface QualificationPayload
 */
export interface QualificationPayload {
    /**
     * 
     */
    readonly id: number;
    /**
     * Name.
     */
    naam: string;
    /**
     * The requirements.
     */
    beschrijving: string | null;
    /**
     * Whether the qualification is archived. Staff who have it keep it; nobody else can get it.
     */
    archived: boolean;
    /**
     * When the qualification was created.
     */
    readonly created_at: string;
    /**
     * When the qualification was last changed.
     */
    readonly updated_at: string;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}
/**
 * A skill or certificate of members of staff, such as guiding on the water. The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface QualificationPut
 */
export interface QualificationPut {
    /**
     * 
     */
    readonly id?: number;
    /**
     * Name.
     */
    naam?: string;
    /**
     * The requirements.
     */
    beschrijving?: string | null;
    /**
     * Whether the qualification is archived. Staff who have it keep it; nobody else can get it.
     */
    archived?: boolean;
    /**
     * When the qualification was created.
     */
    readonly created_at?: string;
    /**
     * When the qualification was last changed.
     */
    readonly updated_at?: string;
}
/**
 * A mail in the outbox. It is stored in the same transaction as the change that it reports, and sent afterwards: at
 * least once, always with the same Message-ID.
 * 
 * @export
 * @interface QueuedMail
 */
export interface QueuedMail {
    /**
     * 
     */
    id: number;
    /**
     * 
     */
    kind: MailKind;
    /**
     * 
     */
    status: MailStatus;
    /**
     * Company that sends the mail.
     */
    bedrijf_id: number;
    /**
     * The subject of the mail.
     */
    about: MailSubject;
    /**
     * Invoice that the mail is about; null if it is about something else.
     */
    factuur_id: number | null;
    /**
     * Contact person that the mail is addressed to, who may have been deleted since. Null if somebody typed the
     * address, such as that of a buyer.
     * 
     */
    contactpersoon_id: number | null;
    /**
     * Name of the sender.
     */
    from_name: string;
    /**
     * Address of the sender.
     */
    from_address: string;
    /**
     * Addresses of the recipients.
     */
    to: Array<string>;
    /**
     * Addresses that get a copy.
     */
    cc: Array<string>;
    /**
     * Addresses for which the mail server has accepted the mail; all of them once the status is `sent`.
     */
    delivered_to: Array<string>;
    /**
     * Subject, with the tags filled in.
     */
    subject: string;
    /**
     * Text including the signature, with the tags filled in. The mail has it as plain text and as HTML; mails from
     * before there was HTML only as plain text.
     * 
     */
    body: string;
    /**
     * The facts that the HTML part shows at a glance, such as the amount to pay and the due date.
     */
    facts: Array<MailFact>;
    /**
     * The button of the HTML part; null if there is nothing to do.
     */
    button: MailButton | null;
    /**
     * File names of the attachments, such as the PDF of the invoice.
     */
    attachments: Array<string>;
    /**
     * Unknown tags, which were left in the text.
     */
    unknown_tags: Array<string>;
    /**
     * Message-ID, the same for every attempt.
     */
    message_id: string;
    /**
     * Number of attempts to send the mail.
     */
    attempts: number;
    /**
     * Why the last attempt failed, or why the service cancelled the mail.
     */
    error: string | null;
    /**
     * When the mail was queued.
     */
    created_at: string;
    /**
     * When the mail server accepted the mail.
     */
    sent_at: string | null;
}


/**
 * A change of QueuedMail.
 * @export
 * @interface QueuedMailEvent
 */
export interface QueuedMailEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: QueuedMailEventMeta;
    /**
     * 
     */
    data: QueuedMailEventData;
}
/**
 * @type QueuedMailEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type QueuedMailEventData = QueuedMailPayload | ThinPayload;
/**
 * Metadata of an event of QueuedMail.
 * @export
 * @interface QueuedMailEventMeta
 */
export interface QueuedMailEventMeta {
    /**
     * 
     */
    event: QueuedMailEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: QueuedMailEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const QueuedMailEventMetaEventEnum = {
    QueuedMail__postInsert: 'QueuedMail::postInsert',
    QueuedMail__postUpdate: 'QueuedMail::postUpdate',
    QueuedMail__postSave: 'QueuedMail::postSave',
    QueuedMail__postDelete: 'QueuedMail::postDelete',
} as const;
export type QueuedMailEventMetaEventEnum = typeof QueuedMailEventMetaEventEnum[keyof typeof QueuedMailEventMetaEventEnum];

/**
 * @export
 */
export const QueuedMailEventMetaObjectEnum = {
    QueuedMail: 'QueuedMail',
} as const;
export type QueuedMailEventMetaObjectEnum = typeof QueuedMailEventMetaObjectEnum[keyof typeof QueuedMailEventMetaObjectEnum];

/**
 * QueuedMail as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface QueuedMailPayload
 */
export interface QueuedMailPayload {
    /**
     * 
     */
    id: number;
    /**
     * 
     */
    kind: MailKind;
    /**
     * 
     */
    status: MailStatus;
    /**
     * Company that sends the mail.
     */
    bedrijf_id: number;
    /**
     * The subject of the mail.
     */
    about: MailSubject;
    /**
     * Invoice that the mail is about; null if it is about something else.
     */
    factuur_id: number | null;
    /**
     * Contact person that the mail is addressed to, who may have been deleted since. Null if somebody typed the
     * address, such as that of a buyer.
     * 
     */
    contactpersoon_id: number | null;
    /**
     * Name of the sender.
     */
    from_name: string;
    /**
     * Address of the sender.
     */
    from_address: string;
    /**
     * Addresses of the recipients.
     */
    to: Array<string>;
    /**
     * Addresses that get a copy.
     */
    cc: Array<string>;
    /**
     * Addresses for which the mail server has accepted the mail; all of them once the status is `sent`.
     */
    delivered_to: Array<string>;
    /**
     * Subject, with the tags filled in.
     */
    subject: string;
    /**
     * Text including the signature, with the tags filled in. The mail has it as plain text and as HTML; mails from
     * before there was HTML only as plain text.
     * 
     */
    body: string;
    /**
     * The facts that the HTML part shows at a glance, such as the amount to pay and the due date.
     */
    facts: Array<MailFact>;
    /**
     * The button of the HTML part; null if there is nothing to do.
     */
    button: MailButton | null;
    /**
     * File names of the attachments, such as the PDF of the invoice.
     */
    attachments: Array<string>;
    /**
     * Unknown tags, which were left in the text.
     */
    unknown_tags: Array<string>;
    /**
     * Message-ID, the same for every attempt.
     */
    message_id: string;
    /**
     * Number of attempts to send the mail.
     */
    attempts: number;
    /**
     * Why the last attempt failed, or why the service cancelled the mail.
     */
    error: string | null;
    /**
     * When the mail was queued.
     */
    created_at: string;
    /**
     * When the mail server accepted the mail.
     */
    sent_at: string | null;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}


/**
 * The time that a member of staff worked on a shift.
 * @export
 * @interface RecordedHours
 */
export interface RecordedHours {
    /**
     * 
     */
    readonly id: number;
    /**
     * The member of staff who worked; the same as in the path.
     */
    personeel_id: number;
    /**
     * Shift of this member of staff.
     */
    dienst_id: number;
    /**
     * Start of work.
     */
    begin: string;
    /**
     * End of work; later than `begin`.
     */
    eind: string;
    /**
     * Minutes of break between `begin` and `eind`; fewer than there are.
     */
    pauze_minuten: number;
    /**
     * Note.
     */
    noot: string;
    /**
     * Events leave it out, because it changes with `Shift`.
     */
    readonly Dienst: ShiftSummary;
    /**
     * Events leave it out, because it changes with `StaffMember`.
     */
    readonly Personeel: StaffSummary;
}
/**
 * RecordedHours as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface RecordedHoursPayload
 */
export interface RecordedHoursPayload {
    /**
     * 
     */
    readonly id: number;
    /**
     * The member of staff who worked; the same as in the path.
     */
    personeel_id: number;
    /**
     * Shift of this member of staff.
     */
    dienst_id: number;
    /**
     * Start of work.
     */
    begin: string;
    /**
     * End of work; later than `begin`.
     */
    eind: string;
    /**
     * Minutes of break between `begin` and `eind`; fewer than there are.
     */
    pauze_minuten: number;
    /**
     * Note.
     */
    noot: string;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}
/**
 * The time that a member of staff worked on a shift. The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface RecordedHoursPut
 */
export interface RecordedHoursPut {
    /**
     * 
     */
    readonly id?: number;
    /**
     * The member of staff who worked; the same as in the path.
     */
    personeel_id?: number;
    /**
     * Shift of this member of staff.
     */
    dienst_id?: number;
    /**
     * Start of work.
     */
    begin?: string;
    /**
     * End of work; later than `begin`.
     */
    eind?: string;
    /**
     * Minutes of break between `begin` and `eind`; fewer than there are.
     */
    pauze_minuten?: number;
    /**
     * Note.
     */
    noot?: string;
    /**
     * 
     */
    readonly Dienst?: ShiftSummary;
    /**
     * 
     */
    readonly Personeel?: StaffSummary;
}
/**
 * Ten codes for a user whose phone is lost. They are shown this once.
 * @export
 * @interface RecoveryCodes
 */
export interface RecoveryCodes {
    /**
     * Each counts once, in the place of a code of the phone.
     */
    recovery_codes: Array<string>;
}
/**
 * How much goes back to the customer.
 * @export
 * @interface RefundRequest
 */
export interface RefundRequest {
    /**
     * If you omit it, all that is left.
     */
    amount?: number | null;
    /**
     * The text that customers read on their statement. If you omit it, the description of the payment.
     */
    description?: string | null;
}

/**
 * How money goes back: `voorstel` proposes it to staff, `automatisch` requests online payments back at once. Other payments are always proposed.
 * 
 * @export
 */
export const RefundWay = {
    voorstel: 'voorstel',
    automatisch: 'automatisch',
} as const;
export type RefundWay = typeof RefundWay[keyof typeof RefundWay];

/**
 * Why the service refused the request.
 * @export
 * @interface Refusal
 */
export interface Refusal {
    /**
     * 
     */
    error: RefusalStatus;
    /**
     * A sentence for people; do not parse it.
     */
    message: string;
    /**
     * 
     */
    code: ErrorCode;
    /**
     * Details that belong to the code, by name.
     */
    params?: { [key: string]: any; };
    /**
     * The id of the request. Mention it when you ask for support.
     */
    request_id: string;
}


/**
 * The status and the message again, for clients that read them here.
 * @export
 * @interface RefusalStatus
 */
export interface RefusalStatus {
    /**
     * The HTTP status of the response.
     */
    code: number;
    /**
     * 
     */
    message: string;
}
/**
 * A company. Send only its `id`. Events show only its `id`, because the rest changes with `Company`.
 * @export
 * @interface ReminderCompany
 */
export interface ReminderCompany {
    /**
     * 
     */
    id: number;
    /**
     * Name that customers see.
     */
    readonly displaynaam: string;
}
/**
 * A company. Send only its `id`. The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface ReminderCompanyPut
 */
export interface ReminderCompanyPut {
    /**
     * 
     */
    id: number;
    /**
     * Name that customers see.
     */
    readonly displaynaam?: string;
}
/**
 * A product that must be booked together with another: `aantal` units of it for every `per_x_aantal` units of the
 * other. `afronding` decides what happens to an incomplete multiple.
 * 
 * @export
 * @interface RequiredProduct
 */
export interface RequiredProduct {
    /**
     * The required product.
     */
    vereist_product_id: number;
    /**
     * Number of units of the required product.
     */
    aantal: number;
    /**
     * Number of units of this product that `aantal` applies to.
     */
    per_x_aantal: number;
    /**
     * 
     */
    afronding: MultipleRounding;
}


/**
 * The wishes of somebody who books a package: products, time and payment.
 * @export
 * @interface Reservation
 */
export interface Reservation {
    /**
     * The package.
     */
    arrangement_id: number;
    /**
     * How much of each line. A line that you leave out follows `boekingsgrootte`, or is fixed, if its
     * `onlineboeking_aantalbepalingsmethode` says so; else it is not booked.
     * 
     */
    producten: Array<OnlineBookingLine>;
    /**
     * Number of people. The booking is for at least as many people as you order for. That is the largest amount of a
     * line that follows the size of the booking or, where none is ordered, the largest amount of all.
     * 
     */
    boekingsgrootte?: number | null;
    /**
     * A start time that is available.
     */
    begin: string;
    /**
     * `factuur`: pay later, by invoice. `provider`: pay now, online.
     */
    betaalmethode: ReservationBetaalmethodeEnum;
    /**
     * The answers to the contact form of the package. A package without one asks for `contactpersoon.achternaam` and
     * `contactpersoon.email1`, which must be answered, and takes `contactpersoon.voornaam`,
     * `contactpersoon.telefoon1`, `contact.naam`, `contactpersoon.adres`, `contactpersoon.postcode`,
     * `contactpersoon.plaats` and `veel_tekst`.
     * 
     */
    contactformulier: { [key: string]: ContactFormAnswersValue; };
    /**
     * Status of the booking; only with `factuur`. Without it, what the setting `online_boeking_achteraf_betalen_status`
     * says.
     * 
     */
    status?: ReservationStatusEnum | null;
    /**
     * Whether a confirmation is mailed, unless you send false. Only `factuur` looks at it, and nothing is mailed for
     * `informatie` and `interesse`.
     * 
     */
    stuur_bevestiging_email?: boolean | null;
    /**
     * A discount code; null or empty for none.
     */
    kortingscode?: string | null;
    /**
     * Codes of vouchers, used in this order.
     */
    vouchers?: Array<string> | null;
    /**
     * Details for the payment provider; only with `provider`: `method` (such as `ideal`), `locale` (such as `nl_NL`)
     * and `issuer`. All others, such as `amount` and `redirectUrl`, are refused (ERR_NOT_ALLOWED).
     * 
     */
    provider_params?: { [key: string]: PriceQuestionProviderParamsValue; } | null;
    /**
     * Where the customer is sent after paying, whatever came of it, with the `reference` of the booking as the query
     * parameter `reservering`. Its own query and fragment are kept; a parameter of that name is replaced. Only with
     * `provider`: with `factuur` it is refused (ERR_NOT_ALLOWED).
     * 
     */
    redirect_url?: string | null;
}


/**
 * @export
 */
export const ReservationBetaalmethodeEnum = {
    factuur: 'factuur',
    provider: 'provider',
} as const;
export type ReservationBetaalmethodeEnum = typeof ReservationBetaalmethodeEnum[keyof typeof ReservationBetaalmethodeEnum];

/**
 * @export
 */
export const ReservationStatusEnum = {
    informatie: 'informatie',
    interesse: 'interesse',
    optie: 'optie',
    reservering: 'reservering',
    definitief: 'definitief',
    gaande: 'gaande',
    voltooid: 'voltooid',
    geannuleerd: 'geannuleerd',
} as const;
export type ReservationStatusEnum = typeof ReservationStatusEnum[keyof typeof ReservationStatusEnum];

/**
 * The state of an online booking.
 * @export
 * @interface Reserved
 */
export interface Reserved {
    /**
     * Status of the booking, or `betaling benodigd` while the customer has to pay.
     */
    status: ReservedStatusEnum;
    /**
     * The same as a sentence.
     */
    message: string;
    /**
     * The booking. Present only if you have the permission `editBoeking`.
     */
    boeking_id?: number;
    /**
     * The customer. Present only if you have the permission `editBoeking`.
     */
    klant_id?: number;
    /**
     * Where the customer pays. Present only with `betaling benodigd`.
     */
    payment_url?: string;
    /**
     * The reference by which `getReservationState` reads the state of the booking. Present only with `betaling
     * benodigd`. It also comes back to your `redirect_url`.
     * 
     */
    reference?: string;
    /**
     * Page of this installation that leads to the payment as it stands, and offers to pay again after one that was
     * cancelled, failed or expired. Present only with `betaling benodigd`. Everybody who has it can pay, or cancel the
     * payment: keep it for your visitor.
     * 
     */
    retry_url?: string;
}


/**
 * @export
 */
export const ReservedStatusEnum = {
    informatie: 'informatie',
    interesse: 'interesse',
    optie: 'optie',
    reservering: 'reservering',
    definitief: 'definitief',
    gaande: 'gaande',
    voltooid: 'voltooid',
    geannuleerd: 'geannuleerd',
    betaling_benodigd: 'betaling benodigd',
} as const;
export type ReservedStatusEnum = typeof ReservedStatusEnum[keyof typeof ReservedStatusEnum];

/**
 * Invoiced revenue of one product at one VAT rate.
 * @export
 * @interface RevenueRow
 */
export interface RevenueRow {
    /**
     * Product; null for invoice lines without a product.
     */
    product_id: number | null;
    /**
     * VAT rate.
     */
    btw_percentage: number;
    /**
     * Current name of the product.
     */
    product_naam: string | null;
    /**
     * Product group.
     */
    productgroep_id: number | null;
    /**
     * Name of the product group.
     */
    productgroep_naam: string | null;
    /**
     * Revenue excluding VAT.
     */
    bedrag_exc_btw: number;
    /**
     * Revenue including VAT.
     */
    bedrag_inc_btw: number;
}
/**
 * A named set of rights. Every user who has the role has these rights.
 * @export
 * @interface Role
 */
export interface Role {
    /**
     * 
     */
    readonly id: number;
    /**
     * Name of the role, unique regardless of case and spaces.
     */
    naam: string;
    /**
     * Names of rights. A list that contains every right stays complete: when a later version adds a right, the list gets
     * it too.
     * 
     */
    permissies: Array<Permission>;
    /**
     * Whether every user of the role must have a second factor. One role of a user that says so is enough.
     * 
     */
    tweede_factor_verplicht: boolean;
    /**
     * Whether users of the role may send user name and password with each request (Basic). If one role of a user says
     * no, they may not. They log in with a session, and their API keys work on.
     * 
     */
    basic_toegestaan: boolean;
}
/**
 * Role as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface RolePayload
 */
export interface RolePayload {
    /**
     * 
     */
    readonly id: number;
    /**
     * Name of the role, unique regardless of case and spaces.
     */
    naam: string;
    /**
     * Names of rights. A list that contains every right stays complete: when a later version adds a right, the list gets
     * it too.
     * 
     */
    permissies: Array<Permission>;
    /**
     * Whether every user of the role must have a second factor. One role of a user that says so is enough.
     * 
     */
    tweede_factor_verplicht: boolean;
    /**
     * Whether users of the role may send user name and password with each request (Basic). If one role of a user says
     * no, they may not. They log in with a session, and their API keys work on.
     * 
     */
    basic_toegestaan: boolean;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}
/**
 * A named set of rights. Every user who has the role has these rights. The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface RolePut
 */
export interface RolePut {
    /**
     * 
     */
    readonly id?: number;
    /**
     * Name of the role, unique regardless of case and spaces.
     */
    naam?: string;
    /**
     * Names of rights. A list that contains every right stays complete: when a later version adds a right, the list gets
     * it too.
     * 
     */
    permissies?: Array<Permission>;
    /**
     * Whether every user of the role must have a second factor. One role of a user that says so is enough.
     * 
     */
    tweede_factor_verplicht?: boolean;
    /**
     * Whether users of the role may send user name and password with each request (Basic). If one role of a user says
     * no, they may not. They log in with a session, and their API keys work on.
     * 
     */
    basic_toegestaan?: boolean;
}
/**
 * A reference to a role.
 * @export
 * @interface RoleReference
 */
export interface RoleReference {
    /**
     * 
     */
    id: number;
}
/**
 * Values of the row: only the members of the requested metric.
 * @export
 * @interface SalesData
 */
export interface SalesData {
    /**
     * Invoiced amount including VAT.
     */
    gefactureerd_bedrag_inclusief_btw?: number;
    /**
     * Invoiced amount excluding VAT.
     */
    gefactureerd_bedrag_exclusief_btw?: number;
    /**
     * Invoiced amount per person, including VAT.
     */
    gefactureerd_bedrag_per_persoon_inclusief_btw?: number;
    /**
     * Invoiced amount per person, excluding VAT.
     */
    gefactureerd_bedrag_per_persoon_exclusief_btw?: number;
    /**
     * Amount not yet invoiced, including VAT.
     */
    nog_te_factureren_inclusief_btw?: number;
    /**
     * Amount not yet invoiced, excluding VAT.
     */
    nog_te_factureren_exclusief_btw?: number;
    /**
     * Value of the bookings including VAT.
     */
    boekingswaarde_inclusief_btw?: number;
    /**
     * Value of the bookings excluding VAT.
     */
    boekingswaarde_exclusief_btw?: number;
    /**
     * Number of people.
     */
    personen?: number;
    /**
     * Number of bookings.
     */
    boekingen?: number;
}

/**
 * Dimension to group by, in addition to time.
 * 
 * - `arrangement_id` (package) and `created_by` (contact who created the booking) come from the booking.
 * - `soort_klant` (customer type), `ISO3166-1` (country) and `ISO3166-2` (province) are the current values of the
 *   booking's customer.
 * - `bedrijf_id` is the company of the invoice; for metrics that are not about invoices, the company of the booking's
 *   costs.
 * - `product_id`, `productgroep_id` (the product's current group) and `btw_percentage` (VAT rate) come from the line.
 * 
 * @export
 */
export const SalesGrouping = {
    arrangement_id: 'arrangement_id',
    bedrijf_id: 'bedrijf_id',
    soort_klant: 'soort_klant',
    product_id: 'product_id',
    productgroep_id: 'productgroep_id',
    created_by: 'created_by',
    'ISO3166-1': 'ISO3166-1',
    'ISO3166-2': 'ISO3166-2',
    btw_percentage: 'btw_percentage',
} as const;
export type SalesGrouping = typeof SalesGrouping[keyof typeof SalesGrouping];

/**
 * The group that the row adds up: the `period` if you send `groepeer_tijd`, and one member per value of
 * `groepeer_gegevens`. A member is null if the booking or line has no value for it.
 * 
 * @export
 * @interface SalesKey
 */
export interface SalesKey {
    /**
     * 
     */
    period?: StatisticsPeriod;
    /**
     * Package; null for bookings without a package.
     */
    arrangement_id?: number | null;
    /**
     * Company that sells.
     */
    bedrijf_id?: number;
    /**
     * Customer type.
     */
    soort_klant?: string | null;
    /**
     * Product; null for lines without a product, such as advances.
     */
    product_id?: number | null;
    /**
     * Product group.
     */
    productgroep_id?: number | null;
    /**
     * Contact who created the booking; null if it was not created by staff.
     */
    created_by?: number | null;
    /**
     * Country of the customer.
     */
    'ISO3166-1'?: string | null;
    /**
     * Province of the customer.
     */
    'ISO3166-2'?: string | null;
    /**
     * VAT rate.
     */
    btw_percentage?: number;
}

/**
 * Metric to add up.
 * 
 * - `gefactureerd_bedrag`: the lines of finalised invoices, credit invoices included, with and without VAT. If the VAT
 *   is reverse charged, both amounts are equal.
 * - `gefactureerd_bedrag_per_persoon`: the same amount divided by the number of people of the invoiced bookings, each
 *   booking once per row; rounded to the cent.
 * - `boekingswaarde`: the current costs of the bookings, invoiced or not, with VAT as if one invoice charged all of
 *   them.
 * - `nog_te_factureren`: `boekingswaarde` less what finalised invoices charged for it. Negative if you invoiced more
 *   than the costs. Amounts invoiced with reverse-charged VAT count in full.
 * - `personen`: the number of people of the bookings.
 * - `boekingen`: the number of bookings.
 * 
 * @export
 */
export const SalesMetric = {
    gefactureerd_bedrag: 'gefactureerd_bedrag',
    gefactureerd_bedrag_per_persoon: 'gefactureerd_bedrag_per_persoon',
    nog_te_factureren: 'nog_te_factureren',
    boekingswaarde: 'boekingswaarde',
    personen: 'personen',
    boekingen: 'boekingen',
} as const;
export type SalesMetric = typeof SalesMetric[keyof typeof SalesMetric];


/**
 * Date by which the period and the buckets are determined, always its current value.
 * 
 * - `boeking`: the booking's `datum`.
 * - `factuur`: the invoice date.
 * - `boeking_gemaakt`: the date on which the booking was created.
 * - `boekingsregel`: the local date of `begin` of the booking line that an amount is charged for. An amount without a
 *   booking line, such as an advance, counts on the booking's `datum`. The metrics `personen` and `boekingen` count a
 *   booking on the dates of its lines, and a booking without lines not at all.
 * 
 * @export
 */
export const SalesReferenceDate = {
    boeking: 'boeking',
    factuur: 'factuur',
    boeking_gemaakt: 'boeking_gemaakt',
    boekingsregel: 'boekingsregel',
} as const;
export type SalesReferenceDate = typeof SalesReferenceDate[keyof typeof SalesReferenceDate];

/**
 * Sales in one time bucket and group.
 * @export
 * @interface SalesRow
 */
export interface SalesRow {
    /**
     * 
     */
    key: SalesKey;
    /**
     * 
     */
    data: SalesData;
}
/**
 * How far the clock of the sandbox moves on.
 * @export
 * @interface SandboxAdvance
 */
export interface SandboxAdvance {
    /**
     * How long it moves on.
     */
    duration?: string | null;
    /**
     * The moment until which it moves on.
     */
    until?: string | null;
}
/**
 * How far the clock of the sandbox has moved, and what fell due on the way.
 * @export
 * @interface SandboxAdvanced
 */
export interface SandboxAdvanced {
    /**
     * The time on the clock before.
     */
    from: string;
    /**
     * The time on the clock now.
     */
    now: string;
    /**
     * All that was done, in this order; the first 1,000.
     */
    fired: Array<SandboxFired>;
    /**
     * How much was done in all.
     */
    fired_count: number;
}
/**
 * The clock of the sandbox.
 * @export
 * @interface SandboxClock
 */
export interface SandboxClock {
    /**
     * The time on the clock.
     */
    now: string;
}
/**
 * The moment to which the clock of the sandbox moves.
 * @export
 * @interface SandboxClockPut
 */
export interface SandboxClockPut {
    /**
     * Later than what it shows.
     */
    now: string;
}
/**
 * Something that was done because its moment had come.
 * @export
 * @interface SandboxFired
 */
export interface SandboxFired {
    /**
     * When it was done by the clock of the sandbox.
     */
    moment: string;
    /**
     * The name of regular work, such as `options` or `holds`, or of a job, such as `send-mail`.
     */
    kind: string;
    /**
     * The first object that it changed; null where it changed nothing that events tell of.
     */
    object: SandboxObject | null;
}
/**
 * An object that events tell of.
 * @export
 * @interface SandboxObject
 */
export interface SandboxObject {
    /**
     * 
     */
    type: EventObject;
    /**
     * 
     */
    id: number;
}


/**
 * The state that the sandbox is put back into.
 * @export
 * @interface SandboxReset
 */
export interface SandboxReset {
    /**
     * The name of a state. `empty`, `venue` and `year` come with the service; `npm run sandbox -- save <name>` saves others.
     * 
     */
    fixture: string;
}
/**
 * The state that the sandbox is in.
 * @export
 * @interface SandboxState
 */
export interface SandboxState {
    /**
     * The name of a state. `empty`, `venue` and `year` come with the service; `npm run sandbox -- save <name>` saves others.
     * 
     */
    fixture: string;
    /**
     * The time on the clock.
     */
    now: string;
}
/**
 * The objects that begin with the text, by kind. A kind is absent if you may not read it.
 * @export
 * @interface SearchResults
 */
export interface SearchResults {
    /**
     * Customers; those with a whole word come first. Left out unless you have `viewContact` or `editContact`.
     */
    klanten?: Array<Customer>;
    /**
     * Bookings by reference.
     */
    boekingen?: Array<ListedBooking>;
    /**
     * Invoices by number.
     */
    facturen?: Array<Invoice>;
    /**
     * Vouchers by code. Left out unless you have `editVouchers` or `editBoeking`.
     */
    vouchers?: Array<Voucher>;
}
/**
 * Whether you have a second factor, and whether you must. The secret is not part of it.
 * @export
 * @interface SecondFactor
 */
export interface SecondFactor {
    /**
     * Whether logins ask for a code.
     */
    is_active: boolean;
    /**
     * Whether you must have a second factor, by one of your roles or by the setting `tweede_factor_verplicht`.
     */
    is_required: boolean;
    /**
     * When the second factor was last set up, replaced or removed, or got new recovery codes; null = never.
     */
    changed_at: string | null;
    /**
     * How many recovery codes were not used yet.
     */
    recovery_codes_left: number;
}
/**
 * The proof that you may set up a second factor. It is a code of the one that you have, or else, in a session, your
 * password.
 * 
 * @export
 * @interface SecondFactorBeginning
 */
export interface SecondFactorBeginning {
    /**
     * A code of the second factor: the six digits that the phone shows, or a recovery code. Spaces, hyphens and capitals
     * make no difference. Each code counts once.
     * 
     */
    code?: string | null;
    /**
     * The password that the account has now.
     */
    wachtwoord?: string | null;
}
/**
 * A code of the second factor.
 * @export
 * @interface SecondFactorProof
 */
export interface SecondFactorProof {
    /**
     * A code of the second factor: the six digits that the phone shows, or a recovery code. Spaces, hyphens and capitals
     * make no difference. Each code counts once.
     * 
     */
    code: string;
}
/**
 * The secret of a second factor that is being set up. It is shown this once.
 * @export
 * @interface SecondFactorSetUp
 */
export interface SecondFactorSetUp {
    /**
     * The secret in Base32, for whoever types it into the program on their phone.
     */
    secret: string;
    /**
     * The same as an address, to be shown as a QR code. The program on the phone reads it.
     */
    otpauth_uri: string;
}
/**
 * A payment received with the invoice.
 * @export
 * @interface SentPayment
 */
export interface SentPayment {
    /**
     * Amount paid; negative for a refund.
     */
    bedrag: number;
    /**
     * Payment method, if known.
     */
    betaalmethode_id?: number | null;
    /**
     * Point of sale that received the payment.
     */
    pos_id?: number | null;
    /**
     * Location that received the payment. The point of sale must be available there.
     */
    locatie_id?: number | null;
}
/**
 * A browser in which a user is logged in.
 * @export
 * @interface Session
 */
export interface Session {
    /**
     * 
     */
    id: number;
    /**
     * The user account that is logged in.
     */
    user_id: number;
    /**
     * The browser, as it named itself at the login; null if it did not.
     */
    device: string | null;
    /**
     * The network address at which the session began.
     */
    address: string;
    /**
     * When the user logged in.
     */
    created_at: string;
    /**
     * When the session was last used, accurate to about a minute.
     */
    last_used_at: string;
    /**
     * When the session ends at the latest. It ends earlier if it is not used for two hours; the operator can set both
     * times.
     * 
     */
    expires_at: string;
    /**
     * Whether this request came with the session.
     */
    is_current: boolean;
}
/**
 * A setting of this installation. Until somebody changes it, it has its default value.
 * @export
 * @interface Setting
 */
export interface Setting {
    /**
     * 
     */
    slug: SettingSlug;
    /**
     * The value, always a string. `PUT /instellingen/{slug}` lists the values that each setting accepts.
     * 
     */
    waarde: string;
}


/**
 * Setting as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface SettingPayload
 */
export interface SettingPayload {
    /**
     * 
     */
    slug: SettingSlug;
    /**
     * The value, always a string. `PUT /instellingen/{slug}` lists the values that each setting accepts.
     * 
     */
    waarde: string;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}


/**
 * A setting of this installation. Until somebody changes it, it has its default value. The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface SettingPut
 */
export interface SettingPut {
    /**
     * 
     */
    slug?: SettingSlug;
    /**
     * The value, always a string. `PUT /instellingen/{slug}` lists the values that each setting accepts.
     * 
     */
    waarde: string;
}



/**
 * The name of a setting. `PUT /instellingen/{slug}` explains each one.
 * @export
 */
export const SettingSlug = {
    currency: 'currency',
    maximum_aantal_online_boeking_overschreden: 'maximum_aantal_online_boeking_overschreden',
    online_boeking_betaalkeuze: 'online_boeking_betaalkeuze',
    online_boeking_betaalkeuze_achteraf_titel: 'online_boeking_betaalkeuze_achteraf_titel',
    online_boeking_betaalkeuze_ideal_titel: 'online_boeking_betaalkeuze_ideal_titel',
    online_boeking_step0_text_pre: 'online_boeking_step0_text_pre',
    online_boeking_step0_text_post: 'online_boeking_step0_text_post',
    online_boeking_step1_text_pre: 'online_boeking_step1_text_pre',
    online_boeking_step1_text_post: 'online_boeking_step1_text_post',
    online_boeking_step3_text_post: 'online_boeking_step3_text_post',
    allow_online_package_booking: 'allow_online_package_booking',
    allow_old_vouchers_sales: 'allow_old_vouchers_sales',
    allow_old_contact_forms: 'allow_old_contact_forms',
    online_boeking_achteraf_betalen_status: 'online_boeking_achteraf_betalen_status',
    btw_percentages: 'btw_percentages',
    online_boeking_hold_minuten: 'online_boeking_hold_minuten',
    online_boeking_max_per_netwerk: 'online_boeking_max_per_netwerk',
    online_boeking_max_per_adres: 'online_boeking_max_per_adres',
    online_boeking_max_onbetaald: 'online_boeking_max_onbetaald',
    gebeurtenissen_bewaren_dagen: 'gebeurtenissen_bewaren_dagen',
    mails_bewaren_dagen: 'mails_bewaren_dagen',
    verlopen_optie_actie: 'verlopen_optie_actie',
    deels_factureren: 'deels_factureren',
    grootboek_debiteuren: 'grootboek_debiteuren',
    grootboek_omzet: 'grootboek_omzet',
    grootboek_voorschotten: 'grootboek_voorschotten',
    grootboek_btw: 'grootboek_btw',
    grootboek_betalingen: 'grootboek_betalingen',
    planning_waarschuwing_dagen: 'planning_waarschuwing_dagen',
    grootboek_vouchers: 'grootboek_vouchers',
    online_boeking_redirect_hosts: 'online_boeking_redirect_hosts',
    annuleringsvoorwaarden_id: 'annuleringsvoorwaarden_id',
    herroepingstermijn_dagen: 'herroepingstermijn_dagen',
    tweede_factor_verplicht: 'tweede_factor_verplicht',
} as const;
export type SettingSlug = typeof SettingSlug[keyof typeof SettingSlug];

/**
 * A period in which a member of staff works, on request or as confirmed.
 * @export
 * @interface Shift
 */
export interface Shift {
    /**
     * 
     */
    readonly id: number;
    /**
     * Start of the shift.
     */
    begin: string;
    /**
     * End of the shift; later than `begin`.
     */
    eind: string;
    /**
     * Note for planning.
     */
    noot: string;
    /**
     * Remark that is visible to staff.
     */
    opmerking: string;
    /**
     * The member of staff who works.
     */
    personeel_id: number;
    /**
     * Booking that the shift is for.
     */
    boeking_id: number | null;
    /**
     * Location of the shift.
     */
    locatie_id: number | null;
    /**
     * Qualification that the shift requires.
     */
    kwalificatie_id: number | null;
    /**
     * Always null.
     */
    readonly internal_reference: string | null;
    /**
     * The member of staff who created the shift.
     */
    readonly created_by: number | null;
    /**
     * 
     */
    status: ShiftStatus;
    /**
     * The tasks: lines of the booking during the shift, sorted by `begin`. If the shift has a location, only lines at
     * that location. Empty if the shift has no booking. Events leave it out, because it changes with `Booking` and `Product`.
     */
    readonly Taken: Array<ShiftTask>;
}


/**
 * Shift as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface ShiftPayload
 */
export interface ShiftPayload {
    /**
     * 
     */
    readonly id: number;
    /**
     * Start of the shift.
     */
    begin: string;
    /**
     * End of the shift; later than `begin`.
     */
    eind: string;
    /**
     * Note for planning.
     */
    noot: string;
    /**
     * Remark that is visible to staff.
     */
    opmerking: string;
    /**
     * The member of staff who works.
     */
    personeel_id: number;
    /**
     * Booking that the shift is for.
     */
    boeking_id: number | null;
    /**
     * Location of the shift.
     */
    locatie_id: number | null;
    /**
     * Qualification that the shift requires.
     */
    kwalificatie_id: number | null;
    /**
     * Always null.
     */
    readonly internal_reference: string | null;
    /**
     * The member of staff who created the shift.
     */
    readonly created_by: number | null;
    /**
     * 
     */
    status: ShiftStatus;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}


/**
 * A period in which a member of staff works, on request or as confirmed. The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface ShiftPut
 */
export interface ShiftPut {
    /**
     * 
     */
    readonly id?: number;
    /**
     * Start of the shift.
     */
    begin?: string;
    /**
     * End of the shift; later than `begin`.
     */
    eind?: string;
    /**
     * Note for planning.
     */
    noot?: string;
    /**
     * Remark that is visible to staff.
     */
    opmerking?: string;
    /**
     * The member of staff who works.
     */
    personeel_id?: number;
    /**
     * Booking that the shift is for.
     */
    boeking_id?: number | null;
    /**
     * Location of the shift.
     */
    locatie_id?: number | null;
    /**
     * Qualification that the shift requires.
     */
    kwalificatie_id?: number | null;
    /**
     * Always null.
     */
    readonly internal_reference?: string | null;
    /**
     * The member of staff who created the shift.
     */
    readonly created_by?: number | null;
    /**
     * 
     */
    status?: ShiftStatus;
    /**
     * The tasks: lines of the booking during the shift, sorted by `begin`. If the shift has a location, only lines at
     * that location. Empty if the shift has no booking.
     * 
     */
    readonly Taken?: Array<ShiftTask>;
}



/**
 * Status of the shift: `concept` (planned, nobody was asked), `gevraagd` (requested), `bevestigd` (confirmed),
 * `geannuleerd` (cancelled) or `geweigerd` (refused by the member of staff).
 * 
 * @export
 */
export const ShiftStatus = {
    concept: 'concept',
    gevraagd: 'gevraagd',
    bevestigd: 'bevestigd',
    geannuleerd: 'geannuleerd',
    geweigerd: 'geweigerd',
} as const;
export type ShiftStatus = typeof ShiftStatus[keyof typeof ShiftStatus];

/**
 * The shift, without its tasks.
 * @export
 * @interface ShiftSummary
 */
export interface ShiftSummary {
    /**
     * 
     */
    id: number;
    /**
     * Booking that the shift is for.
     */
    boeking_id: number | null;
    /**
     * Location of the shift.
     */
    locatie_id: number | null;
    /**
     * Always null: shifts have no product. The products are those of the tasks.
     */
    product_id: number | null;
    /**
     * Qualification that the shift requires.
     */
    kwalificatie_id: number | null;
    /**
     * Planned start.
     */
    begin: string;
    /**
     * Planned end.
     */
    eind: string;
    /**
     * 
     */
    status: ShiftStatus;
    /**
     * Remark that is visible to staff.
     */
    opmerking: string;
    /**
     * Note for planning.
     */
    noot: string;
    /**
     * The member of staff who is planned now.
     */
    personeel_id: number;
}


/**
 * A line of the booking that takes place during the shift.
 * @export
 * @interface ShiftTask
 */
export interface ShiftTask {
    /**
     * The booking line.
     */
    id: number;
    /**
     * Product of the line.
     */
    product_id: number;
    /**
     * Internal name of the product.
     */
    naam: string;
    /**
     * Start of the line.
     */
    begin: string;
    /**
     * End of the line.
     */
    eind: string;
    /**
     * Quantity of the line.
     */
    aantal: number;
    /**
     * Location of the line.
     */
    locatie_id: number | null;
}
/**
 * A period in which a member of staff can work, or cannot.
 * @export
 * @interface StaffAvailability
 */
export interface StaffAvailability {
    /**
     * 
     */
    readonly id: number;
    /**
     * The member of staff.
     */
    readonly personeel_id: number;
    /**
     * Start of the period.
     */
    begin: string;
    /**
     * End of the period; later than `begin`.
     */
    eind: string;
    /**
     * Whether the member of staff can work.
     */
    beschikbaar: boolean;
    /**
     * Remark.
     */
    opmerking: string;
}
/**
 * StaffAvailability as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface StaffAvailabilityPayload
 */
export interface StaffAvailabilityPayload {
    /**
     * 
     */
    readonly id: number;
    /**
     * The member of staff.
     */
    readonly personeel_id: number;
    /**
     * Start of the period.
     */
    begin: string;
    /**
     * End of the period; later than `begin`.
     */
    eind: string;
    /**
     * Whether the member of staff can work.
     */
    beschikbaar: boolean;
    /**
     * Remark.
     */
    opmerking: string;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}
/**
 * A period in which a member of staff can work, or cannot. The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface StaffAvailabilityPut
 */
export interface StaffAvailabilityPut {
    /**
     * 
     */
    readonly id?: number;
    /**
     * The member of staff.
     */
    readonly personeel_id?: number;
    /**
     * Start of the period.
     */
    begin?: string;
    /**
     * End of the period; later than `begin`.
     */
    eind?: string;
    /**
     * Whether the member of staff can work.
     */
    beschikbaar?: boolean;
    /**
     * Remark.
     */
    opmerking?: string;
}
/**
 * A contact of type `personeel`: somebody who works for you.
 * @export
 * @interface StaffMember
 */
export interface StaffMember {
    /**
     * 
     */
    readonly id: number;
    /**
     * Always `personeel` (staff).
     */
    type: StaffMemberTypeEnum;
    /**
     * Name to display: `naam` or, if that is empty, the name of the main contact person.
     */
    readonly displaynaam: string;
    /**
     * Name of the organisation; null or empty for a private person.
     */
    naam: string | null;
    /**
     * Street and house number.
     */
    adres: string | null;
    /**
     * Postal code.
     */
    postcode: string | null;
    /**
     * Town.
     */
    plaats: string | null;
    /**
     * Country, as a two-letter ISO 3166-1 code. Another code is ERR_FORMAT, unless it is stored already.
     * 
     */
    landcode: string | null;
    /**
     * Province, as an ISO 3166-2 code.
     */
    provinciecode: string | null;
    /**
     * URL of the website.
     */
    website: string | null;
    /**
     * VAT number. One that begins with a country of the European Union, with GB, XI, CHE or NO has the form of that country.
     * Another form is ERR_FORMAT, unless it is stored already. Blanks, dots and hyphens do not count, and check digits may be wrong.
     * 
     */
    btw_nummer: string | null;
    /**
     * The company (one of your own) that the member of staff belongs to. If you omit it on create, the default
     * company applies.
     * 
     */
    bedrijf_id: number | null;
    /**
     * Ids of the qualifications, ascending.
     */
    kwalificatie_ids: Array<number>;
    /**
     * The main contact person, who is the member of staff.
     */
    readonly contactpersoon_id: number | null;
    /**
     * Signature below the mails that this member of staff sends. It replaces the signature of the company and may
     * contain the same tags as the mail. If null or empty, the signature of the company applies.
     * 
     */
    ondertekening: string | null;
    /**
     * The contact persons of the member of staff. The main contact person comes first.
     */
    contactpersonen: Array<ContactPerson>;
    /**
     * Pairs of your own, such as the number that another system knows the object by. The service only stores them. Pairs
     * that you send replace all that are stored; PATCH changes single ones. Upper and lower case differ. Lists find
     * objects by `metadata[key]=value`. Without a credential nobody sees them.
     * 
     */
    metadata: { [key: string]: string; };
    /**
     * Whether `type` can still change: true while nothing refers to the member of staff. Events leave it out, because it changes with what refers to it.
     * @deprecated
     */
    readonly mag_type_wijzigen: boolean;
    /**
     * 
     */
    readonly _links: ContactLinks;
    /**
     * Telephone number of the member of staff. Present only in `GET /personeel/me`.
     */
    readonly telefoon1?: string | null;
    /**
     * E-mail address of the member of staff. Present only in `GET /personeel/me`.
     */
    readonly email1?: string | null;
    /**
     * The rights of the credential that you use, including those from roles. Present only in `GET /personeel/me`.
     * 
     */
    readonly permissies?: Array<Permission>;
}


/**
 * @export
 */
export const StaffMemberTypeEnum = {
    personeel: 'personeel',
} as const;
export type StaffMemberTypeEnum = typeof StaffMemberTypeEnum[keyof typeof StaffMemberTypeEnum];

/**
 * StaffMember as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface StaffMemberPayload
 */
export interface StaffMemberPayload {
    /**
     * 
     */
    readonly id: number;
    /**
     * Always `personeel` (staff).
     */
    type: StaffMemberPayloadTypeEnum;
    /**
     * Name to display: `naam` or, if that is empty, the name of the main contact person.
     */
    readonly displaynaam: string;
    /**
     * Name of the organisation; null or empty for a private person.
     */
    naam: string | null;
    /**
     * Street and house number.
     */
    adres: string | null;
    /**
     * Postal code.
     */
    postcode: string | null;
    /**
     * Town.
     */
    plaats: string | null;
    /**
     * Country, as a two-letter ISO 3166-1 code. Another code is ERR_FORMAT, unless it is stored already.
     * 
     */
    landcode: string | null;
    /**
     * Province, as an ISO 3166-2 code.
     */
    provinciecode: string | null;
    /**
     * URL of the website.
     */
    website: string | null;
    /**
     * VAT number. One that begins with a country of the European Union, with GB, XI, CHE or NO has the form of that country.
     * Another form is ERR_FORMAT, unless it is stored already. Blanks, dots and hyphens do not count, and check digits may be wrong.
     * 
     */
    btw_nummer: string | null;
    /**
     * The company (one of your own) that the member of staff belongs to. If you omit it on create, the default
     * company applies.
     * 
     */
    bedrijf_id: number | null;
    /**
     * Ids of the qualifications, ascending.
     */
    kwalificatie_ids: Array<number>;
    /**
     * The main contact person, who is the member of staff.
     */
    readonly contactpersoon_id: number | null;
    /**
     * Signature below the mails that this member of staff sends. It replaces the signature of the company and may
     * contain the same tags as the mail. If null or empty, the signature of the company applies.
     * 
     */
    ondertekening: string | null;
    /**
     * The contact persons of the member of staff. The main contact person comes first.
     */
    contactpersonen: Array<ContactPerson>;
    /**
     * Pairs of your own, such as the number that another system knows the object by. The service only stores them. Pairs
     * that you send replace all that are stored; PATCH changes single ones. Upper and lower case differ. Lists find
     * objects by `metadata[key]=value`. Without a credential nobody sees them.
     * 
     */
    metadata: { [key: string]: string; };
    /**
     * 
     */
    readonly _links: ContactLinks;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}


/**
 * @export
 */
export const StaffMemberPayloadTypeEnum = {
    personeel: 'personeel',
} as const;
export type StaffMemberPayloadTypeEnum = typeof StaffMemberPayloadTypeEnum[keyof typeof StaffMemberPayloadTypeEnum];

/**
 * A contact of type `personeel`: somebody who works for you. The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface StaffMemberPut
 */
export interface StaffMemberPut {
    /**
     * 
     */
    readonly id?: number;
    /**
     * Always `personeel` (staff).
     */
    type?: StaffMemberPutTypeEnum;
    /**
     * Name to display: `naam` or, if that is empty, the name of the main contact person.
     */
    readonly displaynaam?: string;
    /**
     * Name of the organisation; null or empty for a private person.
     */
    naam?: string | null;
    /**
     * Street and house number.
     */
    adres?: string | null;
    /**
     * Postal code.
     */
    postcode?: string | null;
    /**
     * Town.
     */
    plaats?: string | null;
    /**
     * Country, as a two-letter ISO 3166-1 code. Another code is ERR_FORMAT, unless it is stored already.
     * 
     */
    landcode?: string | null;
    /**
     * Province, as an ISO 3166-2 code.
     */
    provinciecode?: string | null;
    /**
     * URL of the website.
     */
    website?: string | null;
    /**
     * VAT number. One that begins with a country of the European Union, with GB, XI, CHE or NO has the form of that country.
     * Another form is ERR_FORMAT, unless it is stored already. Blanks, dots and hyphens do not count, and check digits may be wrong.
     * 
     */
    btw_nummer?: string | null;
    /**
     * The company (one of your own) that the member of staff belongs to. If you omit it on create, the default
     * company applies.
     * 
     */
    bedrijf_id?: number | null;
    /**
     * Ids of the qualifications, ascending.
     */
    kwalificatie_ids?: Array<number>;
    /**
     * The main contact person, who is the member of staff.
     */
    readonly contactpersoon_id?: number | null;
    /**
     * Signature below the mails that this member of staff sends. It replaces the signature of the company and may
     * contain the same tags as the mail. If null or empty, the signature of the company applies.
     * 
     */
    ondertekening?: string | null;
    /**
     * The contact persons of the member of staff. The main contact person comes first.
     */
    contactpersonen?: Array<ContactPersonPut>;
    /**
     * Pairs of your own, such as the number that another system knows the object by. The service only stores them. Pairs
     * that you send replace all that are stored; PATCH changes single ones. Upper and lower case differ. Lists find
     * objects by `metadata[key]=value`. Without a credential nobody sees them.
     * 
     */
    metadata?: { [key: string]: string; };
    /**
     * Values of extra fields; each name may occur once. Write-only: no response contains them. A list that you send
     * replaces the stored list.
     * 
     */
    extra_fields?: Array<ExtraField>;
    /**
     * Whether `type` can still change: true while nothing refers to the member of staff.
     * @deprecated
     */
    readonly mag_type_wijzigen?: boolean;
    /**
     * 
     */
    readonly _links?: ContactLinks;
    /**
     * Telephone number of the member of staff. Present only in `GET /personeel/me`.
     */
    readonly telefoon1?: string | null;
    /**
     * E-mail address of the member of staff. Present only in `GET /personeel/me`.
     */
    readonly email1?: string | null;
    /**
     * The rights of the credential that you use, including those from roles. Present only in `GET /personeel/me`.
     * 
     */
    readonly permissies?: Array<Permission>;
}


/**
 * @export
 */
export const StaffMemberPutTypeEnum = {
    personeel: 'personeel',
} as const;
export type StaffMemberPutTypeEnum = typeof StaffMemberPutTypeEnum[keyof typeof StaffMemberPutTypeEnum];

/**
 * The member of staff, without contact details.
 * @export
 * @interface StaffSummary
 */
export interface StaffSummary {
    /**
     * 
     */
    id: number;
    /**
     * Name to display.
     */
    displaynaam: string;
    /**
     * Name of the organisation.
     */
    naam: string | null;
    /**
     * The company (one of your own) that the member of staff belongs to.
     */
    bedrijf_id: number | null;
}
/**
 * A change of Standaardbijlage.
 * @export
 * @interface StandaardbijlageEvent
 */
export interface StandaardbijlageEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: StandaardbijlageEventMeta;
    /**
     * 
     */
    data: StandaardbijlageEventData;
}
/**
 * @type StandaardbijlageEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type StandaardbijlageEventData = AttachmentPayload | ThinPayload;
/**
 * Metadata of an event of Standaardbijlage.
 * @export
 * @interface StandaardbijlageEventMeta
 */
export interface StandaardbijlageEventMeta {
    /**
     * 
     */
    event: StandaardbijlageEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: StandaardbijlageEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const StandaardbijlageEventMetaEventEnum = {
    Standaardbijlage__postInsert: 'Standaardbijlage::postInsert',
    Standaardbijlage__postUpdate: 'Standaardbijlage::postUpdate',
    Standaardbijlage__postSave: 'Standaardbijlage::postSave',
    Standaardbijlage__postDelete: 'Standaardbijlage::postDelete',
} as const;
export type StandaardbijlageEventMetaEventEnum = typeof StandaardbijlageEventMetaEventEnum[keyof typeof StandaardbijlageEventMetaEventEnum];

/**
 * @export
 */
export const StandaardbijlageEventMetaObjectEnum = {
    Standaardbijlage: 'Standaardbijlage',
} as const;
export type StandaardbijlageEventMetaObjectEnum = typeof StandaardbijlageEventMetaObjectEnum[keyof typeof StandaardbijlageEventMetaObjectEnum];

/**
 * A moment at which customers may start. It is a local time, to the minute.
 * @export
 * @interface StartTime
 */
export interface StartTime {
    /**
     * 
     */
    readonly id: number;
    /**
     * The group of the start time.
     */
    startmomentgroep_id: number;
    /**
     * Local date and time, without seconds. A time that a clock change repeats is its first occurrence, also if you
     * send the offset of the second. A group has each time once.
     * 
     */
    datetime: string;
    /**
     * How much of each material online bookings may use at this start time, in percent. null = as each material says.
     * 
     */
    percentage_materiaal_online_boeking: number | null;
    /**
     * The packages of the group of the start time, sorted by `id`. Present only if you embed them.
     */
    readonly TaribaseArrangement?: Array<StartTimePackage>;
    /**
     * The products in the lines of those packages, each once, sorted by `id`. Present only if you embed them.
     * 
     */
    readonly Producten?: Array<StartTimeProduct>;
}
/**
 * Start times on several days, at the same local times on each of them.
 * @export
 * @interface StartTimeBatch
 */
export interface StartTimeBatch {
    /**
     * The group of the start times.
     */
    startmomentgroep_id: number;
    /**
     * The first day.
     */
    datum_begin: string;
    /**
     * The last day, on or after `datum_begin`.
     */
    datum_eind: string;
    /**
     * The time from one start time of a day to the next, as `hours:minutes`. At least one minute.
     */
    interval: string;
    /**
     * The time of the first start of each day. Its date does not matter.
     */
    tijdbegin: string;
    /**
     * The time of the last possible start of each day, at or after `tijdbegin`. Its date does not matter. It is a
     * start time only if the interval leads to it.
     * 
     */
    tijdeind: string;
    /**
     * The weekdays. Without it every day.
     */
    weekdagen?: Array<number> | null;
    /**
     * For each start time that is created. Existing ones keep theirs.
     */
    percentage_materiaal_online_boeking?: number | null;
}
/**
 * The start times of a group on several days.
 * @export
 * @interface StartTimeBatchDeletion
 */
export interface StartTimeBatchDeletion {
    /**
     * The group of the start times.
     */
    startmomentgroep_id: number;
    /**
     * The first day.
     */
    datum_begin: string;
    /**
     * The last day, on or after `datum_begin`.
     */
    datum_eind: string;
    /**
     * The weekdays. Without it every day.
     */
    weekdagen?: Array<number> | null;
    /**
     * As in the batch that created them. With `interval`, `tijdbegin` and `tijdeind` only the times of that batch are
     * deleted, without them all times of the days.
     * 
     */
    interval?: string | null;
    /**
     * The time of the first start of each day that is deleted. Its date does not matter.
     */
    tijdbegin?: string | null;
    /**
     * The time of the last possible start of each day that is deleted, at or after `tijdbegin`.
     */
    tijdeind?: string | null;
}

/**
 * The objects that a read of start times can embed.
 * @export
 */
export const StartTimeEmbed = {
    TaribaseArrangement: 'TaribaseArrangement',
    Producten: 'Producten',
} as const;
export type StartTimeEmbed = typeof StartTimeEmbed[keyof typeof StartTimeEmbed];

/**
 * A group of start times. A package is sold at the start times of its group.
 * @export
 * @interface StartTimeGroup
 */
export interface StartTimeGroup {
    /**
     * 
     */
    readonly id: number;
    /**
     * Name.
     */
    naam: string;
    /**
     * Whether the group has a start time after the moment of this request. Events leave it out, because it changes with `StartTime` and time.
     */
    readonly has_startmoments_in_future: boolean;
}
/**
 * StartTimeGroup as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface StartTimeGroupPayload
 */
export interface StartTimeGroupPayload {
    /**
     * 
     */
    readonly id: number;
    /**
     * Name.
     */
    naam: string;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}
/**
 * A group of start times. A package is sold at the start times of its group. The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface StartTimeGroupPut
 */
export interface StartTimeGroupPut {
    /**
     * 
     */
    readonly id?: number;
    /**
     * Name.
     */
    naam?: string;
    /**
     * Whether the group has a start time after the moment of this request.
     * 
     */
    readonly has_startmoments_in_future?: boolean;
}
/**
 * A package that is sold at a start time.
 * @export
 * @interface StartTimePackage
 */
export interface StartTimePackage {
    /**
     * 
     */
    id: number;
    /**
     * Internal name.
     */
    arrangement: string;
    /**
     * Name that customers see.
     */
    weergavenaam: string | null;
}
/**
 * StartTime as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface StartTimePayload
 */
export interface StartTimePayload {
    /**
     * 
     */
    readonly id: number;
    /**
     * The group of the start time.
     */
    startmomentgroep_id: number;
    /**
     * Local date and time, without seconds. A time that a clock change repeats is its first occurrence, also if you
     * send the offset of the second. A group has each time once.
     * 
     */
    datetime: string;
    /**
     * How much of each material online bookings may use at this start time, in percent. null = as each material says.
     * 
     */
    percentage_materiaal_online_boeking: number | null;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}
/**
 * A product that is sold at a start time as part of a package.
 * @export
 * @interface StartTimeProduct
 */
export interface StartTimeProduct {
    /**
     * 
     */
    id: number;
    /**
     * Internal name.
     */
    naam: string;
    /**
     * Name that customers see.
     */
    weergavenaam: string | null;
}
/**
 * A moment at which customers may start. It is a local time, to the minute. The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface StartTimePut
 */
export interface StartTimePut {
    /**
     * 
     */
    readonly id?: number;
    /**
     * The group of the start time.
     */
    startmomentgroep_id: number;
    /**
     * Local date and time, without seconds. A time that a clock change repeats is its first occurrence, also if you
     * send the offset of the second. A group has each time once.
     * 
     */
    datetime: string;
    /**
     * How much of each material online bookings may use at this start time, in percent. null = as each material says.
     * 
     */
    percentage_materiaal_online_boeking?: number | null;
    /**
     * The packages of the group of the start time, sorted by `id`. Present only if you embed them.
     */
    readonly TaribaseArrangement?: Array<StartTimePackage>;
    /**
     * The products in the lines of those packages, each once, sorted by `id`. Present only if you embed them.
     * 
     */
    readonly Producten?: Array<StartTimeProduct>;
}
/**
 * A change of Startmoment.
 * @export
 * @interface StartmomentEvent
 */
export interface StartmomentEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: StartmomentEventMeta;
    /**
     * 
     */
    data: StartmomentEventData;
}
/**
 * @type StartmomentEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type StartmomentEventData = StartTimePayload | ThinPayload;
/**
 * Metadata of an event of Startmoment.
 * @export
 * @interface StartmomentEventMeta
 */
export interface StartmomentEventMeta {
    /**
     * 
     */
    event: StartmomentEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: StartmomentEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const StartmomentEventMetaEventEnum = {
    Startmoment__postInsert: 'Startmoment::postInsert',
    Startmoment__postUpdate: 'Startmoment::postUpdate',
    Startmoment__postSave: 'Startmoment::postSave',
    Startmoment__postDelete: 'Startmoment::postDelete',
} as const;
export type StartmomentEventMetaEventEnum = typeof StartmomentEventMetaEventEnum[keyof typeof StartmomentEventMetaEventEnum];

/**
 * @export
 */
export const StartmomentEventMetaObjectEnum = {
    Startmoment: 'Startmoment',
} as const;
export type StartmomentEventMetaObjectEnum = typeof StartmomentEventMetaObjectEnum[keyof typeof StartmomentEventMetaObjectEnum];

/**
 * A change of Startmomentgroep.
 * @export
 * @interface StartmomentgroepEvent
 */
export interface StartmomentgroepEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: StartmomentgroepEventMeta;
    /**
     * 
     */
    data: StartmomentgroepEventData;
}
/**
 * @type StartmomentgroepEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type StartmomentgroepEventData = StartTimeGroupPayload | ThinPayload;
/**
 * Metadata of an event of Startmomentgroep.
 * @export
 * @interface StartmomentgroepEventMeta
 */
export interface StartmomentgroepEventMeta {
    /**
     * 
     */
    event: StartmomentgroepEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: StartmomentgroepEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const StartmomentgroepEventMetaEventEnum = {
    Startmomentgroep__postInsert: 'Startmomentgroep::postInsert',
    Startmomentgroep__postUpdate: 'Startmomentgroep::postUpdate',
    Startmomentgroep__postSave: 'Startmomentgroep::postSave',
    Startmomentgroep__postDelete: 'Startmomentgroep::postDelete',
} as const;
export type StartmomentgroepEventMetaEventEnum = typeof StartmomentgroepEventMetaEventEnum[keyof typeof StartmomentgroepEventMetaEventEnum];

/**
 * @export
 */
export const StartmomentgroepEventMetaObjectEnum = {
    Startmomentgroep: 'Startmomentgroep',
} as const;
export type StartmomentgroepEventMetaObjectEnum = typeof StartmomentgroepEventMetaObjectEnum[keyof typeof StartmomentgroepEventMetaObjectEnum];

/**
 * @type StatisticsPeriod
 * Time bucket: a number for `maand` and `week`, otherwise text.
 * @export
 */
export type StatisticsPeriod = number | string;

/**
 * Status that the booking gets when the customer accepts.
 * @export
 */
export const StatusAfterAcceptance = {
    definitief: 'definitief',
    reservering: 'reservering',
} as const;
export type StatusAfterAcceptance = typeof StatusAfterAcceptance[keyof typeof StatusAfterAcceptance];

/**
 * A mail that reminds customers whose booking has had a status for a number of days.
 * @export
 * @interface StatusReminder
 */
export interface StatusReminder {
    /**
     * 
     */
    readonly id: number;
    /**
     * Name that customers do not see.
     */
    naam: string | null;
    /**
     * 
     */
    status: BookingStatus;
    /**
     * Days after the date on which the booking got the status.
     */
    termijn_in_dagen: number;
    /**
     * Days by which the reminder moves the `status_vervaldatum` of the booking.
     */
    herinnering_termijn_in_dagen: number;
    /**
     * Subject of the mail. May contain tags.
     */
    onderwerp_mail_herinnering: string;
    /**
     * Text of the mail. May contain tags.
     */
    body_mail_herinnering: string;
    /**
     * Companies whose bookings it is for, sorted by `id`. Empty = it reminds nobody.
     */
    Bedrijven: Array<ReminderCompany>;
}


/**
 * StatusReminder as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface StatusReminderPayload
 */
export interface StatusReminderPayload {
    /**
     * 
     */
    readonly id: number;
    /**
     * Name that customers do not see.
     */
    naam: string | null;
    /**
     * 
     */
    status: BookingStatus;
    /**
     * Days after the date on which the booking got the status.
     */
    termijn_in_dagen: number;
    /**
     * Days by which the reminder moves the `status_vervaldatum` of the booking.
     */
    herinnering_termijn_in_dagen: number;
    /**
     * Subject of the mail. May contain tags.
     */
    onderwerp_mail_herinnering: string;
    /**
     * Text of the mail. May contain tags.
     */
    body_mail_herinnering: string;
    /**
     * Companies whose bookings it is for, sorted by `id`. Empty = it reminds nobody.
     */
    Bedrijven: Array<AnnouncedReminderCompany>;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}


/**
 * A mail that reminds customers whose booking has had a status for a number of days. The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface StatusReminderPut
 */
export interface StatusReminderPut {
    /**
     * 
     */
    readonly id?: number;
    /**
     * Name that customers do not see.
     */
    naam?: string | null;
    /**
     * 
     */
    status?: BookingStatus;
    /**
     * Days after the date on which the booking got the status.
     */
    termijn_in_dagen?: number;
    /**
     * Days by which the reminder moves the `status_vervaldatum` of the booking.
     */
    herinnering_termijn_in_dagen?: number;
    /**
     * Subject of the mail. May contain tags.
     */
    onderwerp_mail_herinnering?: string;
    /**
     * Text of the mail. May contain tags.
     */
    body_mail_herinnering?: string;
    /**
     * Companies whose bookings it is for, sorted by `id`. Empty = it reminds nobody.
     */
    Bedrijven?: Array<ReminderCompanyPut>;
}


/**
 * A change of Statusherinnering.
 * @export
 * @interface StatusherinneringEvent
 */
export interface StatusherinneringEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: StatusherinneringEventMeta;
    /**
     * 
     */
    data: StatusherinneringEventData;
}
/**
 * @type StatusherinneringEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type StatusherinneringEventData = StatusReminderPayload | ThinPayload;
/**
 * Metadata of an event of Statusherinnering.
 * @export
 * @interface StatusherinneringEventMeta
 */
export interface StatusherinneringEventMeta {
    /**
     * 
     */
    event: StatusherinneringEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: StatusherinneringEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const StatusherinneringEventMetaEventEnum = {
    Statusherinnering__postInsert: 'Statusherinnering::postInsert',
    Statusherinnering__postUpdate: 'Statusherinnering::postUpdate',
    Statusherinnering__postSave: 'Statusherinnering::postSave',
    Statusherinnering__postDelete: 'Statusherinnering::postDelete',
} as const;
export type StatusherinneringEventMetaEventEnum = typeof StatusherinneringEventMetaEventEnum[keyof typeof StatusherinneringEventMetaEventEnum];

/**
 * @export
 */
export const StatusherinneringEventMetaObjectEnum = {
    Statusherinnering: 'Statusherinnering',
} as const;
export type StatusherinneringEventMetaObjectEnum = typeof StatusherinneringEventMetaObjectEnum[keyof typeof StatusherinneringEventMetaObjectEnum];

/**
 * A stored file. The service tells what it is from its content.
 * @export
 * @interface StoredFile
 */
export interface StoredFile {
    /**
     * 
     */
    readonly id: number;
    /**
     * 
     */
    readonly soort: FileOwner;
    /**
     * The attachment, booking mail or incoming mail that the file belongs to.
     */
    readonly object_id: number;
    /**
     * Name to save the file under, with an extension that fits its content.
     */
    readonly filename: string;
    /**
     * 
     */
    readonly media_type: FileType;
    /**
     * Number of bytes.
     */
    readonly size: number;
    /**
     * SHA-256 of the bytes in hexadecimal, so that you can detect another file.
     */
    readonly sha256: string;
    /**
     * When a file was first stored here.
     */
    readonly created_at: string;
}


/**
 * StoredFile as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface StoredFilePayload
 */
export interface StoredFilePayload {
    /**
     * 
     */
    readonly id: number;
    /**
     * 
     */
    readonly soort: FileOwner;
    /**
     * The attachment, booking mail or incoming mail that the file belongs to.
     */
    readonly object_id: number;
    /**
     * Name to save the file under, with an extension that fits its content.
     */
    readonly filename: string;
    /**
     * 
     */
    readonly media_type: FileType;
    /**
     * Number of bytes.
     */
    readonly size: number;
    /**
     * SHA-256 of the bytes in hexadecimal, so that you can detect another file.
     */
    readonly sha256: string;
    /**
     * When a file was first stored here.
     */
    readonly created_at: string;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}


/**
 * A contact of type `leverancier`: a person or organisation that you buy products from.
 * @export
 * @interface Supplier
 */
export interface Supplier {
    /**
     * 
     */
    readonly id: number;
    /**
     * Always `leverancier` (supplier).
     */
    type: SupplierTypeEnum;
    /**
     * Name to display: `naam` or, if that is empty, the name of the main contact person.
     */
    readonly displaynaam: string;
    /**
     * Name of the organisation; null or empty for a private person.
     */
    naam: string | null;
    /**
     * Street and house number.
     */
    adres: string | null;
    /**
     * Postal code.
     */
    postcode: string | null;
    /**
     * Town.
     */
    plaats: string | null;
    /**
     * Country, as a two-letter ISO 3166-1 code. Another code is ERR_FORMAT, unless it is stored already.
     * 
     */
    landcode: string | null;
    /**
     * Province, as an ISO 3166-2 code.
     */
    provinciecode: string | null;
    /**
     * URL of the website.
     */
    website: string | null;
    /**
     * VAT number. One that begins with a country of the European Union, with GB, XI, CHE or NO has the form of that country.
     * Another form is ERR_FORMAT, unless it is stored already. Blanks, dots and hyphens do not count, and check digits may be wrong.
     * 
     */
    btw_nummer: string | null;
    /**
     * The company (one of your own) that the supplier belongs to. If you omit it on create, the default company
     * applies.
     * 
     */
    bedrijf_id: number | null;
    /**
     * 
     */
    status: SupplierStatus;
    /**
     * From when you pay the supplier, as free text. Stored as sent.
     */
    betalen_vanaf: string | null;
    /**
     * Whether the supplier wants reminders of activities. Stored only: the service sends no such reminders.
     * 
     */
    uitje_activiteit_herinnering: boolean;
    /**
     * Whether the supplier wants a mail when a booking changes. Stored only: the service sends no such mails.
     * 
     */
    onchange_email: boolean;
    /**
     * The contact persons of the supplier. The main contact person comes first.
     */
    contactpersonen: Array<ContactPerson>;
    /**
     * Pairs of your own, such as the number that another system knows the object by. The service only stores them. Pairs
     * that you send replace all that are stored; PATCH changes single ones. Upper and lower case differ. Lists find
     * objects by `metadata[key]=value`. Without a credential nobody sees them.
     * 
     */
    metadata: { [key: string]: string; };
    /**
     * Whether `type` can still change: true while nothing refers to the supplier. Events leave it out, because it changes with what refers to it.
     * @deprecated
     */
    readonly mag_type_wijzigen: boolean;
    /**
     * 
     */
    readonly _links: ContactLinks;
}


/**
 * @export
 */
export const SupplierTypeEnum = {
    leverancier: 'leverancier',
} as const;
export type SupplierTypeEnum = typeof SupplierTypeEnum[keyof typeof SupplierTypeEnum];

/**
 * Supplier as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface SupplierPayload
 */
export interface SupplierPayload {
    /**
     * 
     */
    readonly id: number;
    /**
     * Always `leverancier` (supplier).
     */
    type: SupplierPayloadTypeEnum;
    /**
     * Name to display: `naam` or, if that is empty, the name of the main contact person.
     */
    readonly displaynaam: string;
    /**
     * Name of the organisation; null or empty for a private person.
     */
    naam: string | null;
    /**
     * Street and house number.
     */
    adres: string | null;
    /**
     * Postal code.
     */
    postcode: string | null;
    /**
     * Town.
     */
    plaats: string | null;
    /**
     * Country, as a two-letter ISO 3166-1 code. Another code is ERR_FORMAT, unless it is stored already.
     * 
     */
    landcode: string | null;
    /**
     * Province, as an ISO 3166-2 code.
     */
    provinciecode: string | null;
    /**
     * URL of the website.
     */
    website: string | null;
    /**
     * VAT number. One that begins with a country of the European Union, with GB, XI, CHE or NO has the form of that country.
     * Another form is ERR_FORMAT, unless it is stored already. Blanks, dots and hyphens do not count, and check digits may be wrong.
     * 
     */
    btw_nummer: string | null;
    /**
     * The company (one of your own) that the supplier belongs to. If you omit it on create, the default company
     * applies.
     * 
     */
    bedrijf_id: number | null;
    /**
     * 
     */
    status: SupplierStatus;
    /**
     * From when you pay the supplier, as free text. Stored as sent.
     */
    betalen_vanaf: string | null;
    /**
     * Whether the supplier wants reminders of activities. Stored only: the service sends no such reminders.
     * 
     */
    uitje_activiteit_herinnering: boolean;
    /**
     * Whether the supplier wants a mail when a booking changes. Stored only: the service sends no such mails.
     * 
     */
    onchange_email: boolean;
    /**
     * The contact persons of the supplier. The main contact person comes first.
     */
    contactpersonen: Array<ContactPerson>;
    /**
     * Pairs of your own, such as the number that another system knows the object by. The service only stores them. Pairs
     * that you send replace all that are stored; PATCH changes single ones. Upper and lower case differ. Lists find
     * objects by `metadata[key]=value`. Without a credential nobody sees them.
     * 
     */
    metadata: { [key: string]: string; };
    /**
     * 
     */
    readonly _links: ContactLinks;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}


/**
 * @export
 */
export const SupplierPayloadTypeEnum = {
    leverancier: 'leverancier',
} as const;
export type SupplierPayloadTypeEnum = typeof SupplierPayloadTypeEnum[keyof typeof SupplierPayloadTypeEnum];

/**
 * A contact of type `leverancier`: a person or organisation that you buy products from. The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface SupplierPut
 */
export interface SupplierPut {
    /**
     * 
     */
    readonly id?: number;
    /**
     * Always `leverancier` (supplier).
     */
    type?: SupplierPutTypeEnum;
    /**
     * Name to display: `naam` or, if that is empty, the name of the main contact person.
     */
    readonly displaynaam?: string;
    /**
     * Name of the organisation; null or empty for a private person.
     */
    naam?: string | null;
    /**
     * Street and house number.
     */
    adres?: string | null;
    /**
     * Postal code.
     */
    postcode?: string | null;
    /**
     * Town.
     */
    plaats?: string | null;
    /**
     * Country, as a two-letter ISO 3166-1 code. Another code is ERR_FORMAT, unless it is stored already.
     * 
     */
    landcode?: string | null;
    /**
     * Province, as an ISO 3166-2 code.
     */
    provinciecode?: string | null;
    /**
     * URL of the website.
     */
    website?: string | null;
    /**
     * VAT number. One that begins with a country of the European Union, with GB, XI, CHE or NO has the form of that country.
     * Another form is ERR_FORMAT, unless it is stored already. Blanks, dots and hyphens do not count, and check digits may be wrong.
     * 
     */
    btw_nummer?: string | null;
    /**
     * The company (one of your own) that the supplier belongs to. If you omit it on create, the default company
     * applies.
     * 
     */
    bedrijf_id?: number | null;
    /**
     * 
     */
    status?: SupplierStatus;
    /**
     * From when you pay the supplier, as free text. Stored as sent.
     */
    betalen_vanaf?: string | null;
    /**
     * Whether the supplier wants reminders of activities. Stored only: the service sends no such reminders.
     * 
     */
    uitje_activiteit_herinnering?: boolean;
    /**
     * Whether the supplier wants a mail when a booking changes. Stored only: the service sends no such mails.
     * 
     */
    onchange_email?: boolean;
    /**
     * The contact persons of the supplier. The main contact person comes first.
     */
    contactpersonen?: Array<ContactPersonPut>;
    /**
     * Pairs of your own, such as the number that another system knows the object by. The service only stores them. Pairs
     * that you send replace all that are stored; PATCH changes single ones. Upper and lower case differ. Lists find
     * objects by `metadata[key]=value`. Without a credential nobody sees them.
     * 
     */
    metadata?: { [key: string]: string; };
    /**
     * Values of extra fields; each name may occur once. Write-only: no response contains them. A list that you send
     * replaces the stored list.
     * 
     */
    extra_fields?: Array<ExtraField>;
    /**
     * Whether `type` can still change: true while nothing refers to the supplier.
     * @deprecated
     */
    readonly mag_type_wijzigen?: boolean;
    /**
     * 
     */
    readonly _links?: ContactLinks;
}


/**
 * @export
 */
export const SupplierPutTypeEnum = {
    leverancier: 'leverancier',
} as const;
export type SupplierPutTypeEnum = typeof SupplierPutTypeEnum[keyof typeof SupplierPutTypeEnum];


/**
 * Whether you buy from the supplier: `actief` (yes) or `passief` (no longer).
 * @export
 */
export const SupplierStatus = {
    actief: 'actief',
    passief: 'passief',
} as const;
export type SupplierStatus = typeof SupplierStatus[keyof typeof SupplierStatus];

/**
 * The subject of a text.
 * @export
 * @interface TagContext
 */
export interface TagContext {
    /**
     * The package. Null or omitted for none.
     */
    packageID?: number | null;
}
/**
 * The tags of a text, and what the text is about.
 * @export
 * @interface TagQuestion
 */
export interface TagQuestion {
    /**
     * Names of tags, with or without their braces.
     */
    tags: Array<string>;
    /**
     * 
     */
    context?: TagContext | null;
}
/**
 * The payload for a reader who may not view the object.
 * @export
 * @interface ThinPayload
 */
export interface ThinPayload {
    /**
     * 
     */
    id: number;
}
/**
 * The money of one payment method at a point of sale.
 * @export
 * @interface TillAmount
 */
export interface TillAmount {
    /**
     * Payment method. May have been deleted since. Null for payments without one.
     */
    betaalmethode_id: number | null;
    /**
     * The amount that was counted at the opening, 0 if it was not counted. Null on an opening.
     */
    begin: number | null;
    /**
     * Payments received since the opening, minus refunds. On an opening, those received since the last closing, while
     * the point of sale was closed.
     * 
     */
    ontvangen: number;
    /**
     * `begin` plus `ontvangen`. Null on an opening.
     */
    verwacht: number | null;
    /**
     * The amount that was counted; null if it was not counted.
     */
    geteld: number | null;
    /**
     * `geteld` minus `verwacht`. Null on an opening, and if it was not counted.
     */
    verschil: number | null;
}
/**
 * A count of the money at a point of sale.
 * @export
 * @interface TillCount
 */
export interface TillCount {
    /**
     * The counted amounts, at most one per payment method. Omit methods that you did not count.
     */
    bedragen?: Array<CountedAmount> | null;
    /**
     * Remark.
     */
    opmerking?: string | null;
}
/**
 * An entry in the log of a point of sale. Entries are only ever added.
 * @export
 * @interface TillLogEntry
 */
export interface TillLogEntry {
    /**
     * 
     */
    id: number;
    /**
     * The point of sale.
     */
    pos_id: number;
    /**
     * Number of the entry in the log of this point of sale, from 1 and without gaps.
     */
    volgnummer: number;
    /**
     * 
     */
    soort: TillLogKind;
    /**
     * When it was done.
     */
    moment: string;
    /**
     * The local date of `moment`.
     */
    datum: string;
    /**
     * Remark.
     */
    opmerking: string;
    /**
     * The amounts per payment method, in ascending order of their ids, payments without a method last.
     */
    bedragen: Array<TillAmount>;
    /**
     * Sum of the differences of the payment methods that were counted: positive if there is too much, negative if
     * money is missing. Null on an opening.
     * 
     */
    verschil: number | null;
    /**
     * The member of staff who did it.
     */
    created_by: number | null;
}


/**
 * TillLogEntry as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface TillLogEntryPayload
 */
export interface TillLogEntryPayload {
    /**
     * 
     */
    id: number;
    /**
     * The point of sale.
     */
    pos_id: number;
    /**
     * Number of the entry in the log of this point of sale, from 1 and without gaps.
     */
    volgnummer: number;
    /**
     * 
     */
    soort: TillLogKind;
    /**
     * When it was done.
     */
    moment: string;
    /**
     * The local date of `moment`.
     */
    datum: string;
    /**
     * Remark.
     */
    opmerking: string;
    /**
     * The amounts per payment method, in ascending order of their ids, payments without a method last.
     */
    bedragen: Array<TillAmount>;
    /**
     * Sum of the differences of the payment methods that were counted: positive if there is too much, negative if
     * money is missing. Null on an opening.
     * 
     */
    verschil: number | null;
    /**
     * The member of staff who did it.
     */
    created_by: number | null;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}



/**
 * The act at the point of sale: `geopend` (opened), `geteld` (counted) or `gesloten` (closed).
 * @export
 */
export const TillLogKind = {
    geopend: 'geopend',
    geteld: 'geteld',
    gesloten: 'gesloten',
} as const;
export type TillLogKind = typeof TillLogKind[keyof typeof TillLogKind];


/**
 * Time bucket, which also sets the format of `period`.
 * 
 * - `jaar`: year, `2026`.
 * - `jaar-maand`: month, `2026-03`.
 * - `jaar-week`: ISO 8601 week, `2026-W13`. The first days of January may belong to the last week of the previous
 *   year.
 * - `datum`: day, `2026-03-28`.
 * - `maand`: number of the month, 1 to 12. The same month of several years is added up.
 * - `week`: number of the ISO week, 1 to 53. The same week of several years is added up.
 * 
 * `maand` and `week` return `period` as a number, all others as text.
 * 
 * @export
 */
export const TimeGrouping = {
    jaar: 'jaar',
    maand: 'maand',
    week: 'week',
    jaar_maand: 'jaar-maand',
    jaar_week: 'jaar-week',
    datum: 'datum',
} as const;
export type TimeGrouping = typeof TimeGrouping[keyof typeof TimeGrouping];

/**
 * The materials that have capacity entries which are not over.
 * @export
 * @interface UpcomingCapacity
 */
export interface UpcomingCapacity {
    /**
     * Their ids, in ascending order.
     */
    material_ids: Array<number>;
}
/**
 * A change of Urenregistratie.
 * @export
 * @interface UrenregistratieEvent
 */
export interface UrenregistratieEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: UrenregistratieEventMeta;
    /**
     * 
     */
    data: UrenregistratieEventData;
}
/**
 * @type UrenregistratieEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type UrenregistratieEventData = RecordedHoursPayload | ThinPayload;
/**
 * Metadata of an event of Urenregistratie.
 * @export
 * @interface UrenregistratieEventMeta
 */
export interface UrenregistratieEventMeta {
    /**
     * 
     */
    event: UrenregistratieEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: UrenregistratieEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const UrenregistratieEventMetaEventEnum = {
    Urenregistratie__postInsert: 'Urenregistratie::postInsert',
    Urenregistratie__postUpdate: 'Urenregistratie::postUpdate',
    Urenregistratie__postSave: 'Urenregistratie::postSave',
    Urenregistratie__postDelete: 'Urenregistratie::postDelete',
} as const;
export type UrenregistratieEventMetaEventEnum = typeof UrenregistratieEventMetaEventEnum[keyof typeof UrenregistratieEventMetaEventEnum];

/**
 * @export
 */
export const UrenregistratieEventMetaObjectEnum = {
    Urenregistratie: 'Urenregistratie',
} as const;
export type UrenregistratieEventMetaObjectEnum = typeof UrenregistratieEventMetaObjectEnum[keyof typeof UrenregistratieEventMetaObjectEnum];

/**
 * A login account of a member of staff or a supplier.
 * @export
 * @interface User
 */
export interface User {
    /**
     * The `id` of the contact (staff or supplier) that the account belongs to.
     */
    readonly id: number;
    /**
     * The name with which the user logs in; unique. It contains no colon, no invisible characters, and only single
     * spaces between other characters. Upper and lower case are equal.
     * 
     */
    gebruikersnaam: string;
    /**
     * E-mail address of the user. Over the issuer of OpenID Connect, its owner logs in to the account the first time,
     * if no other account has it.
     * 
     */
    email_address: string | null;
    /**
     * Whether the account is active. While it is false the user cannot log in and the user's API keys do not work.
     * 
     */
    actief: boolean;
    /**
     * Names of rights. A list that contains every right stays complete: when a later version adds a right, the list gets
     * it too.
     * 
     */
    permissies: Array<Permission>;
    /**
     * The roles of the user, by `id`. The user also has all rights of these roles.
     */
    rollen: Array<RoleReference>;
    /**
     * Language of the user, such as `nl` or `nl_NL`.
     */
    locale: string | null;
    /**
     * When the user last logged in with a password or over an issuer of OpenID Connect, accurate to about a minute;
     * null = never. Events leave it out, because it changes with every use.
     */
    readonly last_login: string | null;
    /**
     * When the password was last set; null if that was before the service recorded it. Each new password updates it,
     * so a password change is visible in the change feed and in the audit trail. The audit trail shows who set the
     * password.
     * 
     */
    readonly wachtwoord_gewijzigd_op: string | null;
    /**
     * Whether the user has a second factor. No response shows its secret again.
     */
    readonly tweede_factor: boolean;
    /**
     * When the second factor was last set up, replaced or removed, or got new recovery codes; null = never. Each of
     * these updates it, so they are visible in the change feed and in the audit trail.
     * 
     */
    readonly tweede_factor_gewijzigd_op: string | null;
    /**
     * The subject by which the issuer of OpenID Connect knows the user; null before the first login over it. Another
     * `email_address` makes it null.
     * 
     */
    readonly oidc_subject: string | null;
}
/**
 * User as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface UserPayload
 */
export interface UserPayload {
    /**
     * The `id` of the contact (staff or supplier) that the account belongs to.
     */
    readonly id: number;
    /**
     * The name with which the user logs in; unique. It contains no colon, no invisible characters, and only single
     * spaces between other characters. Upper and lower case are equal.
     * 
     */
    gebruikersnaam: string;
    /**
     * E-mail address of the user. Over the issuer of OpenID Connect, its owner logs in to the account the first time,
     * if no other account has it.
     * 
     */
    email_address: string | null;
    /**
     * Whether the account is active. While it is false the user cannot log in and the user's API keys do not work.
     * 
     */
    actief: boolean;
    /**
     * Names of rights. A list that contains every right stays complete: when a later version adds a right, the list gets
     * it too.
     * 
     */
    permissies: Array<Permission>;
    /**
     * The roles of the user, by `id`. The user also has all rights of these roles.
     */
    rollen: Array<RoleReference>;
    /**
     * Language of the user, such as `nl` or `nl_NL`.
     */
    locale: string | null;
    /**
     * When the password was last set; null if that was before the service recorded it. Each new password updates it,
     * so a password change is visible in the change feed and in the audit trail. The audit trail shows who set the
     * password.
     * 
     */
    readonly wachtwoord_gewijzigd_op: string | null;
    /**
     * Whether the user has a second factor. No response shows its secret again.
     */
    readonly tweede_factor: boolean;
    /**
     * When the second factor was last set up, replaced or removed, or got new recovery codes; null = never. Each of
     * these updates it, so they are visible in the change feed and in the audit trail.
     * 
     */
    readonly tweede_factor_gewijzigd_op: string | null;
    /**
     * The subject by which the issuer of OpenID Connect knows the user; null before the first login over it. Another
     * `email_address` makes it null.
     * 
     */
    readonly oidc_subject: string | null;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}
/**
 * A login account of a member of staff or a supplier. The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface UserPut
 */
export interface UserPut {
    /**
     * The `id` of the contact (staff or supplier) that the account belongs to.
     */
    readonly id?: number;
    /**
     * The name with which the user logs in; unique. It contains no colon, no invisible characters, and only single
     * spaces between other characters. Upper and lower case are equal.
     * 
     */
    gebruikersnaam?: string;
    /**
     * E-mail address of the user. Over the issuer of OpenID Connect, its owner logs in to the account the first time,
     * if no other account has it.
     * 
     */
    email_address?: string | null;
    /**
     * Whether the account is active. While it is false the user cannot log in and the user's API keys do not work.
     * 
     */
    actief?: boolean;
    /**
     * Names of rights. A list that contains every right stays complete: when a later version adds a right, the list gets
     * it too.
     * 
     */
    permissies?: Array<Permission>;
    /**
     * The roles of the user, by `id`. The user also has all rights of these roles.
     */
    rollen?: Array<RoleReference>;
    /**
     * Language of the user, such as `nl` or `nl_NL`.
     */
    locale?: string | null;
    /**
     * When the user last logged in with a password or over an issuer of OpenID Connect, accurate to about a minute;
     * null = never.
     * 
     */
    readonly last_login?: string | null;
    /**
     * When the password was last set; null if that was before the service recorded it. Each new password updates it,
     * so a password change is visible in the change feed and in the audit trail. The audit trail shows who set the
     * password.
     * 
     */
    readonly wachtwoord_gewijzigd_op?: string | null;
    /**
     * Whether the user has a second factor. No response shows its secret again.
     */
    readonly tweede_factor?: boolean;
    /**
     * When the second factor was last set up, replaced or removed, or got new recovery codes; null = never. Each of
     * these updates it, so they are visible in the change feed and in the audit trail.
     * 
     */
    readonly tweede_factor_gewijzigd_op?: string | null;
    /**
     * The subject by which the issuer of OpenID Connect knows the user; null before the first login over it. Another
     * `email_address` makes it null.
     * 
     */
    readonly oidc_subject?: string | null;
    /**
     * A password of 12 to 256 characters. One that is easy to guess is refused (ERR_PASSWORD_GUESSABLE). Easy are common
     * words and passwords, repetitions, rows of letters or keys, dates, and the user's own name, whatever the capitals.
     * No response ever contains it.
     * 
     */
    wachtwoord?: string;
}
/**
 * VAT and net amount at one VAT rate.
 * @export
 * @interface VatAmount
 */
export interface VatAmount {
    /**
     * VAT.
     */
    btw: number;
    /**
     * Net amount.
     */
    bedrag: number;
}
/**
 * A change of a VAT rate over the bookings that existed when it was made, or a dry run of one.
 * @export
 * @interface VatChange
 */
export interface VatChange {
    /**
     * 
     */
    readonly id: number;
    /**
     * The old rate in percent.
     */
    van: number;
    /**
     * The new rate in percent, one of the setting `btw_percentages`.
     */
    naar: number;
    /**
     * First date of service at the new rate.
     */
    ingangsdatum: string;
    /**
     * Ids of the products whose lines change; null = all costs, those without a line included.
     */
    product_ids: Array<number> | null;
    /**
     * 
     */
    prijs: VatChangePrice;
    /**
     * Whether it only says what would change, and changes nothing.
     */
    dry_run: boolean;
    /**
     * 
     */
    readonly status: VatChangeStatus;
    /**
     * How many bookings changed so far; in a dry run how many would. Events leave it out, because it changes with what refers to it.
     */
    readonly gewijzigd: number;
    /**
     * How many bookings were left out so far. Events leave it out, because it changes with what refers to it.
     */
    readonly overgeslagen: number;
    /**
     * When it was made.
     */
    readonly created_at: string;
    /**
     * When it had gone through all bookings; null before that.
     */
    readonly finished_at: string | null;
}


/**
 * A booking that a change of a VAT rate was about, and what became of it.
 * @export
 * @interface VatChangeBooking
 */
export interface VatChangeBooking {
    /**
     * The booking.
     */
    boeking_id: number;
    /**
     * Its reference.
     */
    referentie: string;
    /**
     * Its date.
     */
    datum: string;
    /**
     * 
     */
    uitkomst: VatChangeOutcome;
    /**
     * 
     */
    reden: VatChangeReason | null;
    /**
     * Its total before, VAT included.
     */
    totaal_voor: number;
    /**
     * Its total after, VAT included.
     */
    totaal_na: number;
    /**
     * Its total before, without VAT.
     */
    totaal_exclusief_voor: number;
    /**
     * Its total after, without VAT.
     */
    totaal_exclusief_na: number;
}



/**
 * `gewijzigd` (it changed, or would in a dry run) or `overgeslagen` (it was left out).
 * @export
 */
export const VatChangeOutcome = {
    gewijzigd: 'gewijzigd',
    overgeslagen: 'overgeslagen',
} as const;
export type VatChangeOutcome = typeof VatChangeOutcome[keyof typeof VatChangeOutcome];

/**
 * VatChange as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface VatChangePayload
 */
export interface VatChangePayload {
    /**
     * 
     */
    readonly id: number;
    /**
     * The old rate in percent.
     */
    van: number;
    /**
     * The new rate in percent, one of the setting `btw_percentages`.
     */
    naar: number;
    /**
     * First date of service at the new rate.
     */
    ingangsdatum: string;
    /**
     * Ids of the products whose lines change; null = all costs, those without a line included.
     */
    product_ids: Array<number> | null;
    /**
     * 
     */
    prijs: VatChangePrice;
    /**
     * Whether it only says what would change, and changes nothing.
     */
    dry_run: boolean;
    /**
     * 
     */
    readonly status: VatChangeStatus;
    /**
     * When it was made.
     */
    readonly created_at: string;
    /**
     * When it had gone through all bookings; null before that.
     */
    readonly finished_at: string | null;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}



/**
 * `inclusief` (what the customer pays stays) or `exclusief` (what the business keeps stays).
 * @export
 */
export const VatChangePrice = {
    inclusief: 'inclusief',
    exclusief: 'exclusief',
} as const;
export type VatChangePrice = typeof VatChangePrice[keyof typeof VatChangePrice];


/**
 * Why a booking was left out: `geannuleerd` (cancelled), `gefactureerd` (nothing is left to invoice) or
 * `bedrag_te_groot` (an amount would exceed a thousand million). Null where it was not.
 * 
 * @export
 */
export const VatChangeReason = {
    geannuleerd: 'geannuleerd',
    gefactureerd: 'gefactureerd',
    bedrag_te_groot: 'bedrag_te_groot',
} as const;
export type VatChangeReason = typeof VatChangeReason[keyof typeof VatChangeReason];


/**
 * `bezig` (it waits for its turn or runs) or `voltooid` (it has gone through all bookings).
 * @export
 */
export const VatChangeStatus = {
    bezig: 'bezig',
    voltooid: 'voltooid',
} as const;
export type VatChangeStatus = typeof VatChangeStatus[keyof typeof VatChangeStatus];

/**
 * The charges of a quarter's invoices at one VAT rate, or to one customer with reverse-charged VAT.
 * @export
 * @interface VatReturnRow
 */
export interface VatReturnRow {
    /**
     * `belast` (VAT charged), `nul` (rate of 0 %) or `verlegd` (reverse-charged VAT).
     */
    soort: VatReturnRowSoortEnum;
    /**
     * VAT rate; null where VAT was reverse charged.
     */
    btw_percentage: number | null;
    /**
     * Country of the customer as printed, where VAT was reverse charged; otherwise null.
     */
    landcode: string | null;
    /**
     * VAT number of the customer as printed, where VAT was reverse charged; otherwise null.
     */
    btw_nummer: string | null;
    /**
     * Net amount.
     */
    omzet: number;
    /**
     * VAT owed; negative where more was credited than charged.
     */
    btw: number;
    /**
     * Number of invoices in the row.
     */
    facturen: number;
}


/**
 * @export
 */
export const VatReturnRowSoortEnum = {
    belast: 'belast',
    nul: 'nul',
    verlegd: 'verlegd',
} as const;
export type VatReturnRowSoortEnum = typeof VatReturnRowSoortEnum[keyof typeof VatReturnRowSoortEnum];

/**
 * A code that pays for whole units of products on one booking, once.
 * 
 * @export
 * @interface Voucher
 */
export interface Voucher {
    /**
     * 
     */
    readonly id: number;
    /**
     * The code that customers enter. Upper and lower case are equal. Unique among discount codes and vouchers. Omit it
     * on create to get a random one.
     * 
     */
    code: string;
    /**
     * The name of the voucher, on invoices too.
     */
    title: string;
    /**
     * 
     */
    readonly status: VoucherStatus;
    /**
     * Template that the voucher is made from.
     */
    voucher_template_id: number | null;
    /**
     * Customer who bought it. Everybody who knows the code can use it.
     */
    customer_id: number | null;
    /**
     * Last day on which the voucher is valid, for the activity as well as for redeeming. Null for ever.
     */
    expiration_date: string | null;
    /**
     * The products that the voucher covers, each once.
     */
    inhoud: Array<VoucherContent>;
    /**
     * Ids of the packages that the voucher is valid for, ascending. Empty = bookings of every kind.
     */
    arrangement_ids: Array<number>;
    /**
     * Reference of your own.
     */
    internal_reference: string | null;
    /**
     * Pairs of your own, such as the number that another system knows the object by. The service only stores them. Pairs
     * that you send replace all that are stored; PATCH changes single ones. Upper and lower case differ. Lists find
     * objects by `metadata[key]=value`. Without a credential nobody sees them.
     * 
     */
    metadata: { [key: string]: string; };
    /**
     * When the voucher was created.
     */
    readonly created_at: string;
    /**
     * When the voucher was last changed.
     */
    readonly updated_at: string;
}


/**
 * A product that a voucher covers.
 * @export
 * @interface VoucherContent
 */
export interface VoucherContent {
    /**
     * Product.
     */
    product_id: number;
    /**
     * How many units of it.
     */
    aantal: number;
    /**
     * The worth of the voucher for each unit, including VAT.
     */
    prijs_per_stuk: number;
}
/**
 * A product that a voucher covers. The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface VoucherContentPut
 */
export interface VoucherContentPut {
    /**
     * Product.
     */
    product_id: number;
    /**
     * How many units of it.
     */
    aantal: number;
    /**
     * The worth of the voucher for each unit, including VAT.
     */
    prijs_per_stuk: number;
}
/**
 * A change of Voucher.
 * @export
 * @interface VoucherEvent
 */
export interface VoucherEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: VoucherEventMeta;
    /**
     * 
     */
    data: VoucherEventData;
}
/**
 * @type VoucherEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type VoucherEventData = ThinPayload | VoucherPayload;
/**
 * Metadata of an event of Voucher.
 * @export
 * @interface VoucherEventMeta
 */
export interface VoucherEventMeta {
    /**
     * 
     */
    event: VoucherEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: VoucherEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const VoucherEventMetaEventEnum = {
    Voucher__postInsert: 'Voucher::postInsert',
    Voucher__postUpdate: 'Voucher::postUpdate',
    Voucher__postSave: 'Voucher::postSave',
    Voucher__postDelete: 'Voucher::postDelete',
} as const;
export type VoucherEventMetaEventEnum = typeof VoucherEventMetaEventEnum[keyof typeof VoucherEventMetaEventEnum];

/**
 * @export
 */
export const VoucherEventMetaObjectEnum = {
    Voucher: 'Voucher',
} as const;
export type VoucherEventMetaObjectEnum = typeof VoucherEventMetaObjectEnum[keyof typeof VoucherEventMetaObjectEnum];

/**
 * Voucher as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface VoucherPayload
 */
export interface VoucherPayload {
    /**
     * 
     */
    readonly id: number;
    /**
     * The code that customers enter. Upper and lower case are equal. Unique among discount codes and vouchers. Omit it
     * on create to get a random one.
     * 
     */
    code: string;
    /**
     * The name of the voucher, on invoices too.
     */
    title: string;
    /**
     * 
     */
    readonly status: VoucherStatus;
    /**
     * Template that the voucher is made from.
     */
    voucher_template_id: number | null;
    /**
     * Customer who bought it. Everybody who knows the code can use it.
     */
    customer_id: number | null;
    /**
     * Last day on which the voucher is valid, for the activity as well as for redeeming. Null for ever.
     */
    expiration_date: string | null;
    /**
     * The products that the voucher covers, each once.
     */
    inhoud: Array<VoucherContent>;
    /**
     * Ids of the packages that the voucher is valid for, ascending. Empty = bookings of every kind.
     */
    arrangement_ids: Array<number>;
    /**
     * Reference of your own.
     */
    internal_reference: string | null;
    /**
     * Pairs of your own, such as the number that another system knows the object by. The service only stores them. Pairs
     * that you send replace all that are stored; PATCH changes single ones. Upper and lower case differ. Lists find
     * objects by `metadata[key]=value`. Without a credential nobody sees them.
     * 
     */
    metadata: { [key: string]: string; };
    /**
     * When the voucher was created.
     */
    readonly created_at: string;
    /**
     * When the voucher was last changed.
     */
    readonly updated_at: string;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}


/**
 * The vouchers that a visitor buys, and their form.
 * @export
 * @interface VoucherPurchase
 */
export interface VoucherPurchase {
    /**
     * Template of the vouchers.
     */
    voucher_template_id: number;
    /**
     * How many.
     */
    number_of_vouchers: number;
    /**
     * The answers by the `field_identifier` of their fields. Each is a text, a date as `YYYY-MM-DD`, a time as `HH:MM`, or
     * the id of a package. A group size, and an extra field that is a number, take a whole number. Several choices are a
     * list of texts, newsletters a list of ids. A field may be omitted or null unless it is `verplicht`.
     * 
     * Texts are one line without control characters, except `veel_tekst` and extra fields. Names, addresses, places and
     * telephone numbers hold no web address (`http://`, `https://`, `www.`), since mails print them; `contact.website` may
     * be one. Otherwise the answer is refused (ERR_FORMAT).
     * 
     * `nonce` may be sent with any value and has no effect.
     * 
     */
    contact_form: { [key: string]: ContactFormAnswersValue; };
    /**
     * Where the buyer is sent after paying, with the `reference` of the order as the query parameter `verkoop`. Its own
     * query and fragment are kept; a parameter of that name is replaced. If you omit it, to a page of this installation.
     * 
     */
    redirect_url?: string | null;
}
/**
 * A code that pays for whole units of products on one booking, once.
 *  The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface VoucherPut
 */
export interface VoucherPut {
    /**
     * 
     */
    readonly id?: number;
    /**
     * The code that customers enter. Upper and lower case are equal. Unique among discount codes and vouchers. Omit it
     * on create to get a random one.
     * 
     */
    code?: string;
    /**
     * The name of the voucher, on invoices too.
     */
    title?: string;
    /**
     * 
     */
    readonly status?: VoucherStatus;
    /**
     * Template that the voucher is made from.
     */
    voucher_template_id?: number | null;
    /**
     * Customer who bought it. Everybody who knows the code can use it.
     */
    customer_id?: number | null;
    /**
     * Last day on which the voucher is valid, for the activity as well as for redeeming. Null for ever.
     */
    expiration_date?: string | null;
    /**
     * The products that the voucher covers, each once.
     */
    inhoud?: Array<VoucherContentPut>;
    /**
     * Ids of the packages that the voucher is valid for, ascending. Empty = bookings of every kind.
     */
    arrangement_ids?: Array<number>;
    /**
     * Reference of your own.
     */
    internal_reference?: string | null;
    /**
     * Pairs of your own, such as the number that another system knows the object by. The service only stores them. Pairs
     * that you send replace all that are stored; PATCH changes single ones. Upper and lower case differ. Lists find
     * objects by `metadata[key]=value`. Without a credential nobody sees them.
     * 
     */
    metadata?: { [key: string]: string; };
    /**
     * When the voucher was created.
     */
    readonly created_at?: string;
    /**
     * When the voucher was last changed.
     */
    readonly updated_at?: string;
}


/**
 * The wishes of somebody for a package, the date, and the codes that they would pay it with.
 * @export
 * @interface VoucherQuestion
 */
export interface VoucherQuestion {
    /**
     * The package.
     */
    arrangement_id: number;
    /**
     * How much of each line. A line that you leave out follows `boekingsgrootte`, or is fixed, if its
     * `onlineboeking_aantalbepalingsmethode` says so; else it is not booked.
     * 
     */
    producten: Array<OnlineBookingLine>;
    /**
     * Number of people. The booking is for at least as many people as you order for. That is the largest amount of a
     * line that follows the size of the booking or, where none is ordered, the largest amount of all.
     * 
     */
    boekingsgrootte?: number | null;
    /**
     * The local date.
     */
    datum: string;
    /**
     * The codes. Upper and lower case are equal, and the hyphens of a random code may be left out.
     */
    vouchers: Array<string>;
}
/**
 * A voucher to redeem.
 * @export
 * @interface VoucherRedemption
 */
export interface VoucherRedemption {
    /**
     * Code of the voucher, whatever its capitals.
     */
    code: string;
}
/**
 * Vouchers of one template that a customer buys.
 * @export
 * @interface VoucherSale
 */
export interface VoucherSale {
    /**
     * 
     */
    readonly id: number;
    /**
     * Template of the vouchers.
     */
    voucher_template_id: number;
    /**
     * Customer who buys them.
     */
    customer_id: number;
    /**
     * How many.
     */
    number_of_vouchers: number;
    /**
     * Company that sells them.
     */
    readonly company_id: number;
    /**
     * The price of one of them, as the template said then.
     */
    readonly price: number;
    /**
     * The amount that the customer pays for all.
     */
    readonly total: number;
    /**
     * 
     */
    readonly status: VoucherSaleStatus;
    /**
     * The reference of the sale, which nobody can guess: by it the buyer reads its state and withdraws. The mail with
     * the vouchers names it. Null for a sale that nobody was asked to pay online.
     * 
     */
    readonly reference: string | null;
    /**
     * Where the customer pays; null before the payment provider answered, and once it is paid.
     */
    readonly payment_url: string | null;
    /**
     * When the sale was made.
     */
    readonly created_at: string;
    /**
     * When the payment arrived.
     */
    readonly paid_at: string | null;
}



/**
 * `open` (not paid) or `betaald` (paid: the vouchers exist).
 * @export
 */
export const VoucherSaleStatus = {
    open: 'open',
    betaald: 'betaald',
} as const;
export type VoucherSaleStatus = typeof VoucherSaleStatus[keyof typeof VoucherSaleStatus];


/**
 * `open` (free), `gereserveerd` (redeemed on a booking that is not confirmed), `gebruikt` (redeemed on a booking that
 * is confirmed) or `vervallen` (expired). Also `herroepen` (its buyer withdrew). The clock makes it `vervallen` in the night
 * after `expiration_date`. A voucher that is `herroepen` can never be redeemed again.
 * 
 * @export
 */
export const VoucherStatus = {
    open: 'open',
    gereserveerd: 'gereserveerd',
    gebruikt: 'gebruikt',
    vervallen: 'vervallen',
    herroepen: 'herroepen',
} as const;
export type VoucherStatus = typeof VoucherStatus[keyof typeof VoucherStatus];

/**
 * The model that vouchers are made from: price, products and how long they are valid.
 * @export
 * @interface VoucherTemplate
 */
export interface VoucherTemplate {
    /**
     * 
     */
    readonly id: number;
    /**
     * Name as buyers see it. It becomes the title of the vouchers.
     */
    name: string;
    /**
     * Plain text for buyers.
     */
    description: string | null;
    /**
     * The price of one voucher, including VAT.
     */
    price: number;
    /**
     * The unit that a buyer counts, such as "Number of persons".
     */
    quantity_term: string | null;
    /**
     * How many units of each product one voucher covers.
     */
    product_amount: number;
    /**
     * Days that a voucher is valid after the day on which it was made. Null for no term.
     */
    expire_days: number | null;
    /**
     * Last day on which a voucher is valid. The earlier one counts if there is a term as well.
     */
    expiration_date: string | null;
    /**
     * Contact form that buyers fill in on your website (`buyVouchers`). It asks for `contactpersoon.email1`. Null: only
     * staff sell these vouchers, and visitors do not see them.
     * 
     */
    contactform_id: number | null;
    /**
     * Company that sells it; null for the first one.
     */
    company_id: number | null;
    /**
     * Ids of the products that a voucher covers, ascending.
     */
    products: Array<number>;
    /**
     * PDF template of the context `voucher`.
     */
    pdf_template_id: number | null;
    /**
     * Reference of your own. Vouchers take it over.
     */
    internal_reference: string | null;
    /**
     * Subject of the mail with the vouchers. May contain tags. Null for the standard text.
     */
    confirmation_mail_subject: string | null;
    /**
     * Text of the mail with the vouchers. May contain tags. Null for the standard text.
     */
    confirmation_mail_body: string | null;
}
/**
 * A change of VoucherTemplate.
 * @export
 * @interface VoucherTemplateEvent
 */
export interface VoucherTemplateEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: VoucherTemplateEventMeta;
    /**
     * 
     */
    data: VoucherTemplateEventData;
}
/**
 * @type VoucherTemplateEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type VoucherTemplateEventData = ThinPayload | VoucherTemplatePayload;
/**
 * Metadata of an event of VoucherTemplate.
 * @export
 * @interface VoucherTemplateEventMeta
 */
export interface VoucherTemplateEventMeta {
    /**
     * 
     */
    event: VoucherTemplateEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: VoucherTemplateEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const VoucherTemplateEventMetaEventEnum = {
    VoucherTemplate__postInsert: 'VoucherTemplate::postInsert',
    VoucherTemplate__postUpdate: 'VoucherTemplate::postUpdate',
    VoucherTemplate__postSave: 'VoucherTemplate::postSave',
    VoucherTemplate__postDelete: 'VoucherTemplate::postDelete',
} as const;
export type VoucherTemplateEventMetaEventEnum = typeof VoucherTemplateEventMetaEventEnum[keyof typeof VoucherTemplateEventMetaEventEnum];

/**
 * @export
 */
export const VoucherTemplateEventMetaObjectEnum = {
    VoucherTemplate: 'VoucherTemplate',
} as const;
export type VoucherTemplateEventMetaObjectEnum = typeof VoucherTemplateEventMetaObjectEnum[keyof typeof VoucherTemplateEventMetaObjectEnum];

/**
 * VoucherTemplate as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface VoucherTemplatePayload
 */
export interface VoucherTemplatePayload {
    /**
     * 
     */
    readonly id: number;
    /**
     * Name as buyers see it. It becomes the title of the vouchers.
     */
    name: string;
    /**
     * Plain text for buyers.
     */
    description: string | null;
    /**
     * The price of one voucher, including VAT.
     */
    price: number;
    /**
     * The unit that a buyer counts, such as "Number of persons".
     */
    quantity_term: string | null;
    /**
     * How many units of each product one voucher covers.
     */
    product_amount: number;
    /**
     * Days that a voucher is valid after the day on which it was made. Null for no term.
     */
    expire_days: number | null;
    /**
     * Last day on which a voucher is valid. The earlier one counts if there is a term as well.
     */
    expiration_date: string | null;
    /**
     * Contact form that buyers fill in on your website (`buyVouchers`). It asks for `contactpersoon.email1`. Null: only
     * staff sell these vouchers, and visitors do not see them.
     * 
     */
    contactform_id: number | null;
    /**
     * Company that sells it; null for the first one.
     */
    company_id: number | null;
    /**
     * Ids of the products that a voucher covers, ascending.
     */
    products: Array<number>;
    /**
     * PDF template of the context `voucher`.
     */
    pdf_template_id: number | null;
    /**
     * Reference of your own. Vouchers take it over.
     */
    internal_reference: string | null;
    /**
     * Subject of the mail with the vouchers. May contain tags. Null for the standard text.
     */
    confirmation_mail_subject: string | null;
    /**
     * Text of the mail with the vouchers. May contain tags. Null for the standard text.
     */
    confirmation_mail_body: string | null;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}
/**
 * The model that vouchers are made from: price, products and how long they are valid. The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface VoucherTemplatePut
 */
export interface VoucherTemplatePut {
    /**
     * 
     */
    readonly id?: number;
    /**
     * Name as buyers see it. It becomes the title of the vouchers.
     */
    name?: string;
    /**
     * Plain text for buyers.
     */
    description?: string | null;
    /**
     * The price of one voucher, including VAT.
     */
    price?: number;
    /**
     * The unit that a buyer counts, such as "Number of persons".
     */
    quantity_term?: string | null;
    /**
     * How many units of each product one voucher covers.
     */
    product_amount?: number;
    /**
     * Days that a voucher is valid after the day on which it was made. Null for no term.
     */
    expire_days?: number | null;
    /**
     * Last day on which a voucher is valid. The earlier one counts if there is a term as well.
     */
    expiration_date?: string | null;
    /**
     * Contact form that buyers fill in on your website (`buyVouchers`). It asks for `contactpersoon.email1`. Null: only
     * staff sell these vouchers, and visitors do not see them.
     * 
     */
    contactform_id?: number | null;
    /**
     * Company that sells it; null for the first one.
     */
    company_id?: number | null;
    /**
     * Ids of the products that a voucher covers, ascending.
     */
    products?: Array<number>;
    /**
     * PDF template of the context `voucher`.
     */
    pdf_template_id?: number | null;
    /**
     * Reference of your own. Vouchers take it over.
     */
    internal_reference?: string | null;
    /**
     * Subject of the mail with the vouchers. May contain tags. Null for the standard text.
     */
    confirmation_mail_subject?: string | null;
    /**
     * Text of the mail with the vouchers. May contain tags. Null for the standard text.
     */
    confirmation_mail_body?: string | null;
}
/**
 * Where visitors pay for their order.
 * @export
 * @interface WayToPay
 */
export interface WayToPay {
    /**
     * Send the visitor there. It is a page of the payment provider. If the provider did not answer in time, it is one
     * of this installation that leads on to it.
     * 
     */
    payment_url: string;
    /**
     * The reference by which `getVoucherOrderState` reads the state of the order, and by which the buyer withdraws (`createWithdrawal`). It also comes back to your `redirect_url`.
     */
    reference: string;
    /**
     * Page of this installation that leads to the payment as it stands, and offers to pay again after one that was
     * cancelled, failed or expired. Everybody who has it can pay, or cancel the payment: keep it for your visitor.
     * 
     */
    retry_url: string;
}
/**
 * A subscription to one kind of event. The service posts each such event to the subscription's URL.
 * @export
 * @interface Webhook
 */
export interface Webhook {
    /**
     * 
     */
    readonly id: number;
    /**
     * Name of the event.
     */
    name: WebhookName;
    /**
     * URL to which events are posted: `https://` or `http://`, without user name and password. Addresses of this machine
     * and of private networks are refused unless the operator allows them (`WEBHOOK_ALLOWED_HOSTS`).
     * 
     */
    url: string;
    /**
     * Whether events are delivered.
     */
    active: boolean;
    /**
     * 
     */
    readonly inactive_reason: WebhookInactiveReason | null;
    /**
     * Events leave it out, because it changes with `User`.
     */
    readonly silent_reason: WebhookSilentReason | null;
    /**
     * When the subscription was created.
     */
    readonly created_at: string;
    /**
     * When the subscription was last changed.
     */
    readonly updated_at: string;
    /**
     * User account that made the change, directly or through an API key; null if the service made it.
     */
    readonly created_by: number | null;
    /**
     * User account that made the change, directly or through an API key; null if the service made it.
     */
    readonly updated_by: number | null;
    /**
     * When the current secret was created. Rotating the secret changes this member, which is announced as an event;
     * the audit trail shows who rotated it.
     * 
     */
    readonly secret_set_at: string;
}


/**
 * One attempt to deliver the event.
 * @export
 * @interface WebhookAttempt
 */
export interface WebhookAttempt {
    /**
     * Number of the attempt, as sent in `webhook-attempt`.
     */
    number: number;
    /**
     * When the attempt started.
     */
    at: string;
    /**
     * Duration in milliseconds.
     */
    milliseconds: number;
    /**
     * HTTP status that the receiver returned; null if it returned none.
     */
    status: number | null;
    /**
     * Why there was no response; null if there was one.
     */
    error: string | null;
}
/**
 * Delivery of one event to one subscription.
 * @export
 * @interface WebhookDelivery
 */
export interface WebhookDelivery {
    /**
     * 
     */
    id: number;
    /**
     * Subscription.
     */
    webhook_id: number;
    /**
     * Id of the event: the `webhook-id` header of every attempt, and `meta.event_id` of the payload.
     */
    event_id: string;
    /**
     * 
     */
    event: EventName;
    /**
     * 
     */
    object: EventObject;
    /**
     * Id of the object that the event is about.
     */
    object_id: number;
    /**
     * 
     */
    status: WebhookDeliveryStatus;
    /**
     * Number of attempts.
     */
    attempts: number;
    /**
     * When the delivery was queued.
     */
    created_at: string;
    /**
     * When the next attempt is due; null if there is none.
     */
    next_attempt_at: string | null;
    /**
     * When the receiver accepted the event.
     */
    delivered_at: string | null;
    /**
     * HTTP status that the receiver returned to the last attempt; null if it returned none.
     */
    last_status: number | null;
}


/**
 * Delivery of one event to one subscription, with the last request, the last response and all attempts.
 * @export
 * @interface WebhookDeliveryDetail
 */
export interface WebhookDeliveryDetail {
    /**
     * 
     */
    id: number;
    /**
     * Subscription.
     */
    webhook_id: number;
    /**
     * Id of the event: the `webhook-id` header of every attempt, and `meta.event_id` of the payload.
     */
    event_id: string;
    /**
     * 
     */
    event: EventName;
    /**
     * 
     */
    object: EventObject;
    /**
     * Id of the object that the event is about.
     */
    object_id: number;
    /**
     * 
     */
    status: WebhookDeliveryStatus;
    /**
     * Number of attempts.
     */
    attempts: number;
    /**
     * When the delivery was queued.
     */
    created_at: string;
    /**
     * When the next attempt is due; null if there is none.
     */
    next_attempt_at: string | null;
    /**
     * When the receiver accepted the event.
     */
    delivered_at: string | null;
    /**
     * HTTP status that the receiver returned to the last attempt; null if it returned none.
     */
    last_status: number | null;
    /**
     * Headers of the last attempt; null before the first.
     */
    request_headers: { [key: string]: string; } | null;
    /**
     * Request body, byte for byte; null if you may not view the object that the event is about.
     */
    body: string | null;
    /**
     * Body of the last response, at most 10 kB; null if there was none, or if you may not view the object.
     * 
     */
    answer: string | null;
    /**
     * All attempts, in order.
     */
    history: Array<WebhookAttempt>;
}



/**
 * Status of the delivery.
 * 
 * - `pending`: waits for the first attempt or a retry.
 * - `delivered`: the receiver returned 2xx.
 * - `failed`: not delivered, and not retried any more.
 * - `skipped`: it came due while the subscription was inactive, or waited in a backup that was restored without it.
 * 
 * @export
 */
export const WebhookDeliveryStatus = {
    pending: 'pending',
    delivered: 'delivered',
    failed: 'failed',
    skipped: 'skipped',
} as const;
export type WebhookDeliveryStatus = typeof WebhookDeliveryStatus[keyof typeof WebhookDeliveryStatus];

/**
 * A change of Webhook.
 * @export
 * @interface WebhookEvent
 */
export interface WebhookEvent {
    /**
     * Version of the format of this object.
     */
    version: string;
    /**
     * 
     */
    meta: WebhookEventMeta;
    /**
     * 
     */
    data: WebhookEventData;
}
/**
 * @type WebhookEventData
 * The object as GET returned it at the time of the event, without embeds and secrets. An update adds `modified`.
 * If the reader may not view the object, it contains only `id`.
 * 
 * @export
 */
export type WebhookEventData = ThinPayload | WebhookPayload;
/**
 * Metadata of an event of Webhook.
 * @export
 * @interface WebhookEventMeta
 */
export interface WebhookEventMeta {
    /**
     * 
     */
    event: WebhookEventMetaEventEnum;
    /**
     * Unique id of the event. It is the same on every delivery.
     */
    event_id: string;
    /**
     * 
     */
    occurred_at: string;
    /**
     * Opaque position in the change feed. Send the last one that you processed as `after` to `GET /events`.
     * 
     */
    position: string;
    /**
     * 
     */
    object: WebhookEventMetaObjectEnum;
    /**
     * 
     */
    object_id: number;
    /**
     * The version of the object after the change.
     */
    sequence: number;
    /**
     * The names of the changed members.
     */
    modified: Array<string>;
    /**
     * The old values of the modified members.
     */
    previous: { [key: string]: any; };
    /**
     * 
     */
    actor: EventActor;
    /**
     * The `X-Request-Id` of the request that caused the event; null if the service itself caused it.
     */
    request_id: string | null;
}


/**
 * @export
 */
export const WebhookEventMetaEventEnum = {
    Webhook__postInsert: 'Webhook::postInsert',
    Webhook__postUpdate: 'Webhook::postUpdate',
    Webhook__postSave: 'Webhook::postSave',
    Webhook__postDelete: 'Webhook::postDelete',
    WebhookTest: 'WebhookTest',
} as const;
export type WebhookEventMetaEventEnum = typeof WebhookEventMetaEventEnum[keyof typeof WebhookEventMetaEventEnum];

/**
 * @export
 */
export const WebhookEventMetaObjectEnum = {
    Webhook: 'Webhook',
} as const;
export type WebhookEventMetaObjectEnum = typeof WebhookEventMetaObjectEnum[keyof typeof WebhookEventMetaObjectEnum];


/**
 * Why the service deactivated the subscription: `gone` if the receiver returned 410, `failing` if no delivery
 * succeeded for five days; null in all other cases. To activate it again, send `active: true`.
 * 
 * @export
 */
export const WebhookInactiveReason = {
    gone: 'gone',
    failing: 'failing',
} as const;
export type WebhookInactiveReason = typeof WebhookInactiveReason[keyof typeof WebhookInactiveReason];


/**
 * The name of an event that you can subscribe to. Every kind of object has `Object::postInsert` (created),
 * `Object::postUpdate` (updated), `Object::postSave` (created or updated) and `Object::postDelete` (deleted).
 * `BookingDefinitive` and `InvoiceDefinitive` are the others. You may also subscribe to kinds of objects that this
 * version does not have yet: they cause no events.
 * 
 * @export
 */
export const WebhookName = {
    APIKey__postInsert: 'APIKey::postInsert',
    APIKey__postUpdate: 'APIKey::postUpdate',
    APIKey__postSave: 'APIKey::postSave',
    APIKey__postDelete: 'APIKey::postDelete',
    Annuleringsvoorwaarden__postInsert: 'Annuleringsvoorwaarden::postInsert',
    Annuleringsvoorwaarden__postUpdate: 'Annuleringsvoorwaarden::postUpdate',
    Annuleringsvoorwaarden__postSave: 'Annuleringsvoorwaarden::postSave',
    Annuleringsvoorwaarden__postDelete: 'Annuleringsvoorwaarden::postDelete',
    Arrangement__postInsert: 'Arrangement::postInsert',
    Arrangement__postUpdate: 'Arrangement::postUpdate',
    Arrangement__postSave: 'Arrangement::postSave',
    Arrangement__postDelete: 'Arrangement::postDelete',
    Attachment__postInsert: 'Attachment::postInsert',
    Attachment__postUpdate: 'Attachment::postUpdate',
    Attachment__postSave: 'Attachment::postSave',
    Attachment__postDelete: 'Attachment::postDelete',
    Bedrijf__postInsert: 'Bedrijf::postInsert',
    Bedrijf__postUpdate: 'Bedrijf::postUpdate',
    Bedrijf__postSave: 'Bedrijf::postSave',
    Bedrijf__postDelete: 'Bedrijf::postDelete',
    Betaalmethode__postInsert: 'Betaalmethode::postInsert',
    Betaalmethode__postUpdate: 'Betaalmethode::postUpdate',
    Betaalmethode__postSave: 'Betaalmethode::postSave',
    Betaalmethode__postDelete: 'Betaalmethode::postDelete',
    Betaalverzoek__postInsert: 'Betaalverzoek::postInsert',
    Betaalverzoek__postUpdate: 'Betaalverzoek::postUpdate',
    Betaalverzoek__postSave: 'Betaalverzoek::postSave',
    Betaalverzoek__postDelete: 'Betaalverzoek::postDelete',
    Boeking__postInsert: 'Boeking::postInsert',
    Boeking__postUpdate: 'Boeking::postUpdate',
    Boeking__postSave: 'Boeking::postSave',
    Boeking__postDelete: 'Boeking::postDelete',
    Boekingsmail__postInsert: 'Boekingsmail::postInsert',
    Boekingsmail__postUpdate: 'Boekingsmail::postUpdate',
    Boekingsmail__postSave: 'Boekingsmail::postSave',
    Boekingsmail__postDelete: 'Boekingsmail::postDelete',
    BoekingsmailZending__postInsert: 'BoekingsmailZending::postInsert',
    BoekingsmailZending__postUpdate: 'BoekingsmailZending::postUpdate',
    BoekingsmailZending__postSave: 'BoekingsmailZending::postSave',
    BoekingsmailZending__postDelete: 'BoekingsmailZending::postDelete',
    Boekingsvoorstel__postInsert: 'Boekingsvoorstel::postInsert',
    Boekingsvoorstel__postUpdate: 'Boekingsvoorstel::postUpdate',
    Boekingsvoorstel__postSave: 'Boekingsvoorstel::postSave',
    Boekingsvoorstel__postDelete: 'Boekingsvoorstel::postDelete',
    BoekingsvoorstelType__postInsert: 'BoekingsvoorstelType::postInsert',
    BoekingsvoorstelType__postUpdate: 'BoekingsvoorstelType::postUpdate',
    BoekingsvoorstelType__postSave: 'BoekingsvoorstelType::postSave',
    BoekingsvoorstelType__postDelete: 'BoekingsvoorstelType::postDelete',
    BookProcess__postInsert: 'BookProcess::postInsert',
    BookProcess__postUpdate: 'BookProcess::postUpdate',
    BookProcess__postSave: 'BookProcess::postSave',
    BookProcess__postDelete: 'BookProcess::postDelete',
    BtwWijziging__postInsert: 'BtwWijziging::postInsert',
    BtwWijziging__postUpdate: 'BtwWijziging::postUpdate',
    BtwWijziging__postSave: 'BtwWijziging::postSave',
    BtwWijziging__postDelete: 'BtwWijziging::postDelete',
    Contact__postInsert: 'Contact::postInsert',
    Contact__postUpdate: 'Contact::postUpdate',
    Contact__postSave: 'Contact::postSave',
    Contact__postDelete: 'Contact::postDelete',
    Contactformulier__postInsert: 'Contactformulier::postInsert',
    Contactformulier__postUpdate: 'Contactformulier::postUpdate',
    Contactformulier__postSave: 'Contactformulier::postSave',
    Contactformulier__postDelete: 'Contactformulier::postDelete',
    Contactmoment__postInsert: 'Contactmoment::postInsert',
    Contactmoment__postUpdate: 'Contactmoment::postUpdate',
    Contactmoment__postSave: 'Contactmoment::postSave',
    Contactmoment__postDelete: 'Contactmoment::postDelete',
    Contactpersoon__postInsert: 'Contactpersoon::postInsert',
    Contactpersoon__postUpdate: 'Contactpersoon::postUpdate',
    Contactpersoon__postSave: 'Contactpersoon::postSave',
    Contactpersoon__postDelete: 'Contactpersoon::postDelete',
    Dienst__postInsert: 'Dienst::postInsert',
    Dienst__postUpdate: 'Dienst::postUpdate',
    Dienst__postSave: 'Dienst::postSave',
    Dienst__postDelete: 'Dienst::postDelete',
    Factuur__postInsert: 'Factuur::postInsert',
    Factuur__postUpdate: 'Factuur::postUpdate',
    Factuur__postSave: 'Factuur::postSave',
    Factuur__postDelete: 'Factuur::postDelete',
    FactuurBetaling__postInsert: 'FactuurBetaling::postInsert',
    FactuurBetaling__postUpdate: 'FactuurBetaling::postUpdate',
    FactuurBetaling__postSave: 'FactuurBetaling::postSave',
    FactuurBetaling__postDelete: 'FactuurBetaling::postDelete',
    Herroeping__postInsert: 'Herroeping::postInsert',
    Herroeping__postUpdate: 'Herroeping::postUpdate',
    Herroeping__postSave: 'Herroeping::postSave',
    Herroeping__postDelete: 'Herroeping::postDelete',
    IncomingMail__postInsert: 'IncomingMail::postInsert',
    IncomingMail__postUpdate: 'IncomingMail::postUpdate',
    IncomingMail__postSave: 'IncomingMail::postSave',
    IncomingMail__postDelete: 'IncomingMail::postDelete',
    IncomingMailAddress__postInsert: 'IncomingMailAddress::postInsert',
    IncomingMailAddress__postUpdate: 'IncomingMailAddress::postUpdate',
    IncomingMailAddress__postSave: 'IncomingMailAddress::postSave',
    IncomingMailAddress__postDelete: 'IncomingMailAddress::postDelete',
    Instelling__postInsert: 'Instelling::postInsert',
    Instelling__postUpdate: 'Instelling::postUpdate',
    Instelling__postSave: 'Instelling::postSave',
    Instelling__postDelete: 'Instelling::postDelete',
    Integration__postInsert: 'Integration::postInsert',
    Integration__postUpdate: 'Integration::postUpdate',
    Integration__postSave: 'Integration::postSave',
    Integration__postDelete: 'Integration::postDelete',
    Kassa__postInsert: 'Kassa::postInsert',
    Kassa__postUpdate: 'Kassa::postUpdate',
    Kassa__postSave: 'Kassa::postSave',
    Kassa__postDelete: 'Kassa::postDelete',
    Kassalogboek__postInsert: 'Kassalogboek::postInsert',
    Kassalogboek__postUpdate: 'Kassalogboek::postUpdate',
    Kassalogboek__postSave: 'Kassalogboek::postSave',
    Kassalogboek__postDelete: 'Kassalogboek::postDelete',
    Klant__postInsert: 'Klant::postInsert',
    Klant__postUpdate: 'Klant::postUpdate',
    Klant__postSave: 'Klant::postSave',
    Klant__postDelete: 'Klant::postDelete',
    Kortingscode__postInsert: 'Kortingscode::postInsert',
    Kortingscode__postUpdate: 'Kortingscode::postUpdate',
    Kortingscode__postSave: 'Kortingscode::postSave',
    Kortingscode__postDelete: 'Kortingscode::postDelete',
    Kwalificatie__postInsert: 'Kwalificatie::postInsert',
    Kwalificatie__postUpdate: 'Kwalificatie::postUpdate',
    Kwalificatie__postSave: 'Kwalificatie::postSave',
    Kwalificatie__postDelete: 'Kwalificatie::postDelete',
    LeverancierContact__postInsert: 'LeverancierContact::postInsert',
    LeverancierContact__postUpdate: 'LeverancierContact::postUpdate',
    LeverancierContact__postSave: 'LeverancierContact::postSave',
    LeverancierContact__postDelete: 'LeverancierContact::postDelete',
    Locatie__postInsert: 'Locatie::postInsert',
    Locatie__postUpdate: 'Locatie::postUpdate',
    Locatie__postSave: 'Locatie::postSave',
    Locatie__postDelete: 'Locatie::postDelete',
    Materiaal__postInsert: 'Materiaal::postInsert',
    Materiaal__postUpdate: 'Materiaal::postUpdate',
    Materiaal__postSave: 'Materiaal::postSave',
    Materiaal__postDelete: 'Materiaal::postDelete',
    Nieuwsbrief__postInsert: 'Nieuwsbrief::postInsert',
    Nieuwsbrief__postUpdate: 'Nieuwsbrief::postUpdate',
    Nieuwsbrief__postSave: 'Nieuwsbrief::postSave',
    Nieuwsbrief__postDelete: 'Nieuwsbrief::postDelete',
    OverigContact__postInsert: 'OverigContact::postInsert',
    OverigContact__postUpdate: 'OverigContact::postUpdate',
    OverigContact__postSave: 'OverigContact::postSave',
    OverigContact__postDelete: 'OverigContact::postDelete',
    PdfTemplate__postInsert: 'PdfTemplate::postInsert',
    PdfTemplate__postUpdate: 'PdfTemplate::postUpdate',
    PdfTemplate__postSave: 'PdfTemplate::postSave',
    PdfTemplate__postDelete: 'PdfTemplate::postDelete',
    PeppolDocument__postInsert: 'PeppolDocument::postInsert',
    PeppolDocument__postUpdate: 'PeppolDocument::postUpdate',
    PeppolDocument__postSave: 'PeppolDocument::postSave',
    PeppolDocument__postDelete: 'PeppolDocument::postDelete',
    PeppolSending__postInsert: 'PeppolSending::postInsert',
    PeppolSending__postUpdate: 'PeppolSending::postUpdate',
    PeppolSending__postSave: 'PeppolSending::postSave',
    PeppolSending__postDelete: 'PeppolSending::postDelete',
    PersoneelBeschikbaarheid__postInsert: 'PersoneelBeschikbaarheid::postInsert',
    PersoneelBeschikbaarheid__postUpdate: 'PersoneelBeschikbaarheid::postUpdate',
    PersoneelBeschikbaarheid__postSave: 'PersoneelBeschikbaarheid::postSave',
    PersoneelBeschikbaarheid__postDelete: 'PersoneelBeschikbaarheid::postDelete',
    PersoneelContact__postInsert: 'PersoneelContact::postInsert',
    PersoneelContact__postUpdate: 'PersoneelContact::postUpdate',
    PersoneelContact__postSave: 'PersoneelContact::postSave',
    PersoneelContact__postDelete: 'PersoneelContact::postDelete',
    Prijsregel__postInsert: 'Prijsregel::postInsert',
    Prijsregel__postUpdate: 'Prijsregel::postUpdate',
    Prijsregel__postSave: 'Prijsregel::postSave',
    Prijsregel__postDelete: 'Prijsregel::postDelete',
    Product__postInsert: 'Product::postInsert',
    Product__postUpdate: 'Product::postUpdate',
    Product__postSave: 'Product::postSave',
    Product__postDelete: 'Product::postDelete',
    ProductGroep__postInsert: 'ProductGroep::postInsert',
    ProductGroep__postUpdate: 'ProductGroep::postUpdate',
    ProductGroep__postSave: 'ProductGroep::postSave',
    ProductGroep__postDelete: 'ProductGroep::postDelete',
    Productlabel__postInsert: 'Productlabel::postInsert',
    Productlabel__postUpdate: 'Productlabel::postUpdate',
    Productlabel__postSave: 'Productlabel::postSave',
    Productlabel__postDelete: 'Productlabel::postDelete',
    QueuedMail__postInsert: 'QueuedMail::postInsert',
    QueuedMail__postUpdate: 'QueuedMail::postUpdate',
    QueuedMail__postSave: 'QueuedMail::postSave',
    QueuedMail__postDelete: 'QueuedMail::postDelete',
    Standaardbijlage__postInsert: 'Standaardbijlage::postInsert',
    Standaardbijlage__postUpdate: 'Standaardbijlage::postUpdate',
    Standaardbijlage__postSave: 'Standaardbijlage::postSave',
    Standaardbijlage__postDelete: 'Standaardbijlage::postDelete',
    Startmoment__postInsert: 'Startmoment::postInsert',
    Startmoment__postUpdate: 'Startmoment::postUpdate',
    Startmoment__postSave: 'Startmoment::postSave',
    Startmoment__postDelete: 'Startmoment::postDelete',
    Startmomentgroep__postInsert: 'Startmomentgroep::postInsert',
    Startmomentgroep__postUpdate: 'Startmomentgroep::postUpdate',
    Startmomentgroep__postSave: 'Startmomentgroep::postSave',
    Startmomentgroep__postDelete: 'Startmomentgroep::postDelete',
    Statusherinnering__postInsert: 'Statusherinnering::postInsert',
    Statusherinnering__postUpdate: 'Statusherinnering::postUpdate',
    Statusherinnering__postSave: 'Statusherinnering::postSave',
    Statusherinnering__postDelete: 'Statusherinnering::postDelete',
    Urenregistratie__postInsert: 'Urenregistratie::postInsert',
    Urenregistratie__postUpdate: 'Urenregistratie::postUpdate',
    Urenregistratie__postSave: 'Urenregistratie::postSave',
    Urenregistratie__postDelete: 'Urenregistratie::postDelete',
    Voucher__postInsert: 'Voucher::postInsert',
    Voucher__postUpdate: 'Voucher::postUpdate',
    Voucher__postSave: 'Voucher::postSave',
    Voucher__postDelete: 'Voucher::postDelete',
    VoucherTemplate__postInsert: 'VoucherTemplate::postInsert',
    VoucherTemplate__postUpdate: 'VoucherTemplate::postUpdate',
    VoucherTemplate__postSave: 'VoucherTemplate::postSave',
    VoucherTemplate__postDelete: 'VoucherTemplate::postDelete',
    Webhook__postInsert: 'Webhook::postInsert',
    Webhook__postUpdate: 'Webhook::postUpdate',
    Webhook__postSave: 'Webhook::postSave',
    Webhook__postDelete: 'Webhook::postDelete',
    frameworkGuardGroup__postInsert: 'frameworkGuardGroup::postInsert',
    frameworkGuardGroup__postUpdate: 'frameworkGuardGroup::postUpdate',
    frameworkGuardGroup__postSave: 'frameworkGuardGroup::postSave',
    frameworkGuardGroup__postDelete: 'frameworkGuardGroup::postDelete',
    frameworkGuardUser__postInsert: 'frameworkGuardUser::postInsert',
    frameworkGuardUser__postUpdate: 'frameworkGuardUser::postUpdate',
    frameworkGuardUser__postSave: 'frameworkGuardUser::postSave',
    frameworkGuardUser__postDelete: 'frameworkGuardUser::postDelete',
    BookingDefinitive: 'BookingDefinitive',
    InvoiceDefinitive: 'InvoiceDefinitive',
} as const;
export type WebhookName = typeof WebhookName[keyof typeof WebhookName];

/**
 * Webhook as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface WebhookPayload
 */
export interface WebhookPayload {
    /**
     * 
     */
    readonly id: number;
    /**
     * Name of the event.
     */
    name: WebhookName;
    /**
     * URL to which events are posted: `https://` or `http://`, without user name and password. Addresses of this machine
     * and of private networks are refused unless the operator allows them (`WEBHOOK_ALLOWED_HOSTS`).
     * 
     */
    url: string;
    /**
     * Whether events are delivered.
     */
    active: boolean;
    /**
     * 
     */
    readonly inactive_reason: WebhookInactiveReason | null;
    /**
     * When the subscription was created.
     */
    readonly created_at: string;
    /**
     * When the subscription was last changed.
     */
    readonly updated_at: string;
    /**
     * User account that made the change, directly or through an API key; null if the service made it.
     */
    readonly created_by: number | null;
    /**
     * User account that made the change, directly or through an API key; null if the service made it.
     */
    readonly updated_by: number | null;
    /**
     * When the current secret was created. Rotating the secret changes this member, which is announced as an event;
     * the audit trail shows who rotated it.
     * 
     */
    readonly secret_set_at: string;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}


/**
 * A subscription to one kind of event. The service posts each such event to the subscription's URL. The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface WebhookPut
 */
export interface WebhookPut {
    /**
     * 
     */
    readonly id?: number;
    /**
     * Name of the event.
     */
    name?: WebhookName;
    /**
     * URL to which events are posted: `https://` or `http://`, without user name and password. Addresses of this machine
     * and of private networks are refused unless the operator allows them (`WEBHOOK_ALLOWED_HOSTS`).
     * 
     */
    url?: string;
    /**
     * Whether events are delivered.
     */
    active?: boolean;
    /**
     * 
     */
    readonly inactive_reason?: WebhookInactiveReason | null;
    /**
     * 
     */
    readonly silent_reason?: WebhookSilentReason | null;
    /**
     * When the subscription was created.
     */
    readonly created_at?: string;
    /**
     * When the subscription was last changed.
     */
    readonly updated_at?: string;
    /**
     * User account that made the change, directly or through an API key; null if the service made it.
     */
    readonly created_by?: number | null;
    /**
     * User account that made the change, directly or through an API key; null if the service made it.
     */
    readonly updated_by?: number | null;
    /**
     * When the current secret was created. Rotating the secret changes this member, which is announced as an event;
     * the audit trail shows who rotated it.
     * 
     */
    readonly secret_set_at?: string;
}


/**
 * Period whose events to deliver again.
 * @export
 * @interface WebhookReplay
 */
export interface WebhookReplay {
    /**
     * Start of the period, inclusive. Events are kept for 90 days, or longer by the setting `gebeurtenissen_bewaren_dagen`.
     */
    since: string;
    /**
     * End of the period, exclusive; if omitted, now.
     */
    until?: string | null;
    /**
     * Only replay events whose delivery is `failed` or `skipped`.
     */
    only_failed?: boolean | null;
}
/**
 * Size of the replay.
 * @export
 * @interface WebhookReplayed
 */
export interface WebhookReplayed {
    /**
     * Number of events that will be delivered again.
     */
    count: number;
}
/**
 * A new secret. Store it: it is not shown again.
 * @export
 * @interface WebhookSecret
 */
export interface WebhookSecret {
    /**
     * Secret that signs deliveries according to Standard Webhooks 1.0: the header `webhook-signature` contains `v1,` and
     * the HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. Keep it confidential.
     * 
     */
    secret: string;
    /**
     * Until this moment deliveries also carry a signature made with the previous secret.
     */
    previous_until: string;
}

/**
 * Why an active subscription delivers nothing; null while it delivers. The account that created it (`creator`), or
 * that changed it last (`editor`), was deleted, is not active, or may not view webhooks (`viewWebhooks`). Its rights
 * of now count, and those of the API key that it used. A subscription whose creator has left stays silent: create
 * another one. One whose editor has left delivers again when somebody else changes it.
 * 
 * @export
 */
export const WebhookSilentReason = {
    creator_deleted: 'creator_deleted',
    creator_inactive: 'creator_inactive',
    creator_without_permission: 'creator_without_permission',
    editor_deleted: 'editor_deleted',
    editor_inactive: 'editor_inactive',
    editor_without_permission: 'editor_without_permission',
} as const;
export type WebhookSilentReason = typeof WebhookSilentReason[keyof typeof WebhookSilentReason];

/**
 * A subscription with its secret. Store the secret: it is not shown again.
 * @export
 * @interface WebhookWithSecret
 */
export interface WebhookWithSecret {
    /**
     * 
     */
    id: number;
    /**
     * Name of the event.
     */
    name: WebhookName;
    /**
     * URL to which events are posted: `https://` or `http://`, without user name and password. Addresses of this machine
     * and of private networks are refused unless the operator allows them (`WEBHOOK_ALLOWED_HOSTS`).
     * 
     */
    url: string;
    /**
     * Whether events are delivered.
     */
    active: boolean;
    /**
     * 
     */
    inactive_reason: WebhookInactiveReason | null;
    /**
     * 
     */
    silent_reason: WebhookSilentReason | null;
    /**
     * When the subscription was created.
     */
    created_at: string;
    /**
     * When the subscription was last changed.
     */
    updated_at: string;
    /**
     * User account that made the change, directly or through an API key; null if the service made it.
     */
    created_by: number | null;
    /**
     * User account that made the change, directly or through an API key; null if the service made it.
     */
    updated_by: number | null;
    /**
     * When the secret was created.
     */
    secret_set_at: string;
    /**
     * Secret that signs deliveries according to Standard Webhooks 1.0: the header `webhook-signature` contains `v1,` and
     * the HMAC-SHA256 of `webhook-id.webhook-timestamp.body`. Keep it confidential.
     * 
     */
    secret: string;
}


/**
 * A withdrawal that a consumer declared, and what became of it.
 * @export
 * @interface Withdrawal
 */
export interface Withdrawal {
    /**
     * 
     */
    readonly id: number;
    /**
     * 
     */
    status: WithdrawalStatus;
    /**
     * Why nothing happened automatically; null if something did, and before it is confirmed.
     */
    readonly reden: WithdrawalReason | null;
    /**
     * Name of the consumer.
     */
    readonly naam: string;
    /**
     * Address that the consumer typed.
     */
    readonly email: string;
    /**
     * The reference as the consumer typed it.
     */
    readonly referentie: string;
    /**
     * The text that the consumer added.
     */
    readonly verklaring: string | null;
    /**
     * When it was declared.
     */
    readonly created_at: string;
    /**
     * When it was confirmed, which is when the withdrawal was made; null before.
     */
    readonly confirmed_at: string | null;
    /**
     * The sale of vouchers with this reference; null before it is confirmed, and if there is none.
     */
    readonly voucher_sale_id: number | null;
    /**
     * The booking with this reference; null if there is none. It may have been deleted.
     */
    readonly boeking_id: number | null;
    /**
     * The vouchers that can be redeemed no more, ascending.
     */
    readonly voucher_ids: Array<number>;
    /**
     * The amount that was requested back; null if nothing was.
     */
    readonly bedrag: number | null;
    /**
     * The payment that it goes back over. Its `refunds` tell what became of it.
     */
    readonly online_payment_id: number | null;
    /**
     * Note of your own about the decision.
     */
    opmerking: string | null;
}


/**
 * The statement by which somebody withdraws from a sale of vouchers.
 * @export
 * @interface WithdrawalDeclaration
 */
export interface WithdrawalDeclaration {
    /**
     * Name of the consumer, without a web address in it.
     */
    naam: string;
    /**
     * E-mail address of the consumer. The confirmation of receipt is mailed to it.
     */
    email: string;
    /**
     * The `reference` of the sale, as the answer of `buyVouchers` and the mail with the vouchers name it.
     */
    referentie: string;
    /**
     * A text that the consumer adds. No reason has to be given.
     */
    verklaring?: string | null;
}
/**
 * Withdrawal as GET returned it at the time of the event, without embeds and what changes with other objects.
 * @export
 * @interface WithdrawalPayload
 */
export interface WithdrawalPayload {
    /**
     * 
     */
    readonly id: number;
    /**
     * 
     */
    status: WithdrawalStatus;
    /**
     * Why nothing happened automatically; null if something did, and before it is confirmed.
     */
    readonly reden: WithdrawalReason | null;
    /**
     * Name of the consumer.
     */
    readonly naam: string;
    /**
     * Address that the consumer typed.
     */
    readonly email: string;
    /**
     * The reference as the consumer typed it.
     */
    readonly referentie: string;
    /**
     * The text that the consumer added.
     */
    readonly verklaring: string | null;
    /**
     * When it was declared.
     */
    readonly created_at: string;
    /**
     * When it was confirmed, which is when the withdrawal was made; null before.
     */
    readonly confirmed_at: string | null;
    /**
     * The sale of vouchers with this reference; null before it is confirmed, and if there is none.
     */
    readonly voucher_sale_id: number | null;
    /**
     * The booking with this reference; null if there is none. It may have been deleted.
     */
    readonly boeking_id: number | null;
    /**
     * The vouchers that can be redeemed no more, ascending.
     */
    readonly voucher_ids: Array<number>;
    /**
     * The amount that was requested back; null if nothing was.
     */
    readonly bedrag: number | null;
    /**
     * The payment that it goes back over. Its `refunds` tell what became of it.
     */
    readonly online_payment_id: number | null;
    /**
     * Note of your own about the decision.
     */
    opmerking: string | null;
    /**
     * The names of the changed members. Present only for updates.
     */
    modified?: Array<string>;
}


/**
 * A withdrawal that a consumer declared, and what became of it. The body of an update. Optional members that you omit keep their value; the service ignores read-only members.
 * @export
 * @interface WithdrawalPut
 */
export interface WithdrawalPut {
    /**
     * 
     */
    readonly id?: number;
    /**
     * 
     */
    status?: WithdrawalStatus;
    /**
     * Why nothing happened automatically; null if something did, and before it is confirmed.
     */
    readonly reden?: WithdrawalReason | null;
    /**
     * Name of the consumer.
     */
    readonly naam?: string;
    /**
     * Address that the consumer typed.
     */
    readonly email?: string;
    /**
     * The reference as the consumer typed it.
     */
    readonly referentie?: string;
    /**
     * The text that the consumer added.
     */
    readonly verklaring?: string | null;
    /**
     * When it was declared.
     */
    readonly created_at?: string;
    /**
     * When it was confirmed, which is when the withdrawal was made; null before.
     */
    readonly confirmed_at?: string | null;
    /**
     * The sale of vouchers with this reference; null before it is confirmed, and if there is none.
     */
    readonly voucher_sale_id?: number | null;
    /**
     * The booking with this reference; null if there is none. It may have been deleted.
     */
    readonly boeking_id?: number | null;
    /**
     * The vouchers that can be redeemed no more, ascending.
     */
    readonly voucher_ids?: Array<number>;
    /**
     * The amount that was requested back; null if nothing was.
     */
    readonly bedrag?: number | null;
    /**
     * The payment that it goes back over. Its `refunds` tell what became of it.
     */
    readonly online_payment_id?: number | null;
    /**
     * Note of your own about the decision.
     */
    opmerking?: string | null;
}



/**
 * `onbekend` (there is no sale with this reference), `ander_adres` (the sale has another e-mail address) or
 * `niet_betaald` (it is not paid). Also `te_laat` (the term is over) and `niets_over` (all its vouchers were redeemed
 * or withdrawn).
 * 
 * @export
 */
export const WithdrawalReason = {
    onbekend: 'onbekend',
    ander_adres: 'ander_adres',
    niet_betaald: 'niet_betaald',
    te_laat: 'te_laat',
    niets_over: 'niets_over',
} as const;
export type WithdrawalReason = typeof WithdrawalReason[keyof typeof WithdrawalReason];

/**
 * A declaration that arrived. It is the same whether there is such a sale or not.
 * @export
 * @interface WithdrawalReceipt
 */
export interface WithdrawalReceipt {
    /**
     * 
     */
    id: number;
    /**
     * Everybody who has it can confirm the withdrawal. Keep it for your visitor.
     */
    token: string;
    /**
     * 
     */
    status: WithdrawalReceiptStatus;
    /**
     * When it was declared.
     */
    created_at: string;
    /**
     * When it was confirmed, which is when the withdrawal was made; null before.
     */
    confirmed_at: string | null;
}



/**
 * `te_bevestigen` (declared) or `bevestigd` (confirmed).
 * @export
 */
export const WithdrawalReceiptStatus = {
    te_bevestigen: 'te_bevestigen',
    bevestigd: 'bevestigd',
} as const;
export type WithdrawalReceiptStatus = typeof WithdrawalReceiptStatus[keyof typeof WithdrawalReceiptStatus];


/**
 * - `te_bevestigen`: declared, and not confirmed. It is forgotten after a day.
 * - `uitgevoerd`: confirmed, and carried out automatically.
 * - `te_beoordelen`: confirmed, and yours to decide. `reden` says why.
 * - `uitgezonderd`: confirmed, and for a booking. Bookings of a fixed date are exempt from the right of withdrawal.
 * - `toegewezen`, `afgewezen`: you decided that the consumer gets the money back, or does not.
 * 
 * @export
 */
export const WithdrawalStatus = {
    te_bevestigen: 'te_bevestigen',
    uitgevoerd: 'uitgevoerd',
    te_beoordelen: 'te_beoordelen',
    uitgezonderd: 'uitgezonderd',
    toegewezen: 'toegewezen',
    afgewezen: 'afgewezen',
} as const;
export type WithdrawalStatus = typeof WithdrawalStatus[keyof typeof WithdrawalStatus];


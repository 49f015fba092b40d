export interface paths {
    "/api/appealProcessing/appealRegistration/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to the operator */
        post: operations["registerAppeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appealProcessing/getAppeals/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the appeals */
        get: operations["getAppeals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appealProcessing/getMessages/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the conversation of an appeal */
        get: operations["getMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appealProcessing/messageRegistration/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write a message to an appeal */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/change-phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change the phone while registering */
        post: operations["changeRegistrationPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/check-captcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check a captcha */
        post: operations["checkCaptcha"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/check-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check that an e-mail is not taken */
        post: operations["checkEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/check-phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check that a phone is not taken */
        post: operations["checkPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an e-mail by its code
         * @description `token` is the salt of the e-mail. Once all is confirmed the answer holds the token of the account.
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/confirm-phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a phone by its code
         * @description `token` is the salt of the phone. Once all is confirmed the answer holds the token of the account.
         */
        post: operations["confirmPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/get-confirmation-type-v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read how phones are confirmed */
        get: operations["getConfirmationTypeV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log a driver in
         * @deprecated
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login-corp-v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log a corporate customer in
         * @description Logs a company in by its tax number and contract number. Its token is another than that of a driver.
         */
        post: operations["loginCorporate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login-v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log a driver in
         * @deprecated
         */
        post: operations["loginV2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login-v3": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log a driver in
         * @deprecated
         */
        post: operations["loginV3"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login-v4": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log a driver in
         * @deprecated
         */
        post: operations["loginV4"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login-v5": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log a driver in
         * @description Answers a token, good for one city and one kind of account. After several wrong passwords the answer holds a picture; its text goes out as `captcha`. `EmptyPass` means that the account has no password and must restore it.
         */
        post: operations["loginV5"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out
         * @description Ends the token that it carries, and no other. The client sends it once and does not wait for its answer. The whole call is assumed; a city whose back end has it says `logout: true` in its file.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a driver
         * @deprecated
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/registration-v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a driver
         * @description Begins a registration and answers salts, which stand for it in the steps that confirm the e-mail and the phone.
         */
        post: operations["registerV2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/corp-profile/activate-device": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Activate a tracking device */
        put: operations["activateDevice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/corp-profile/activate-driver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Activate a driver */
        put: operations["activateDriver"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/corp-profile/add-driver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Add a driver */
        put: operations["addDriver"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/corp-profile/deactivate-device": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Deactivate a tracking device */
        put: operations["deactivateDevice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/corp-profile/deactivate-driver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Deactivate a driver */
        put: operations["deactivateDriver"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/corp-profile/edit-driver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change a driver */
        post: operations["editDriver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/corp-profile/get-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the profile of a corporate customer
         * @description Answers the company with its vehicles, drivers and devices. Clients log out of the company when it fails.
         */
        get: operations["getCorporateProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/corp-profile/remove-driver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a driver */
        delete: operations["removeDriver"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creatrefill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a receipt for a top-up
         * @description Makes a receipt by which a top-up can be paid at a bank. Moves no money.
         */
        post: operations["createRefillReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/creatsubscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a receipt for a permit
         * @description Makes a receipt by which a permit can be paid at a bank. Moves no money.
         */
        post: operations["createSubscriptionReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/finesstorage/fineimage/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the image of a fine */
        get: operations["getFineImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/finesstorage/fines/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the fines */
        get: operations["getFines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/info/get-map-info-v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the map
         * @deprecated
         * @description The path and the method are assumed.
         */
        get: operations["getMapInfoV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/info/get-map-info/v3": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the map
         * @description The method is assumed.
         */
        get: operations["getMapInfoV3"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/info/get-options-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the settings of the city
         * @deprecated
         */
        get: operations["getOptionsInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/info/get-options-info-v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the settings of the city
         * @deprecated
         */
        get: operations["getOptionsInfoV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/info/get-options-info-v3": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the settings of the city
         * @description Answers what the city offers and how its product looks. Everything absent is off; durations absent are 15 to 1440 minutes in steps of 15.
         */
        get: operations["getOptionsInfoV3"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the news
         * @description The method is assumed.
         */
        get: operations["getNews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/news/get-one": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one piece of news
         * @description The method is assumed.
         */
        get: operations["getNewsItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notification/popup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the notification pop-up
         * @description The method is assumed.
         */
        get: operations["getNotification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the settings of the city
         * @deprecated
         */
        get: operations["getOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pages/get-by-path": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a page
         * @description The method is assumed.
         */
        get: operations["getPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/break/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Abort a session
         * @description Deletes a session: it can no longer be paid. Clients ask the driver first and read the lists again afterwards. An amount of zero says that it is done. Money moves: one Idempotency-Key stands for one intent, and the call is never repeated on its own.
         */
        post: operations["abortSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a parking session early
         * @description Ends a session that was paid from the balance and gives back what is left of it. With less than 30 minutes left it is refused with `NoSaving`. A good answer tells the sum that came back, the balance, or both. Money moves: one Idempotency-Key stands for one intent, and the call is never repeated on its own.
         */
        post: operations["cancelSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/cancel/v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a session without balance and pay for it
         * @description Ends a running session and asks for what it costs: an address to pay at, or an amount of zero when nothing is left to pay. A session that cost nothing ends with `ParkingSessionWasFree`, after which clients read the lists again. An ok with neither tells nothing, and clients read the sessions again. Money moves: one Idempotency-Key stands for one intent, and the call is never repeated on its own.
         */
        post: operations["cancelNoBalanceSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/cost": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price a parking session
         * @description Says what a stay will be charged; clients show this price and no other. With `ReservationId` it prices an extension that begins when the session ends. `CostCalculationError` is passed over in silence; any other error is shown with a price of nothing. Moves no money.
         */
        post: operations["calculateCost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/deffered/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay a deferred session
         * @description Pays for a session that waits for its money. Answers an address to pay at, or an amount of zero when the balance paid. `deffered` is how the path is spelled. Money moves: one Idempotency-Key stands for one intent, and the call is never repeated on its own.
         */
        post: operations["payDeferredSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/payment-from-portal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell the result of a card payment
         * @description Tells how the card widget ended. The call carries no token, so it proves nothing: the order counts as paid only when the bank itself has told the back end so. The answer says how the order stands. Money moves: one Idempotency-Key stands for one intent, and the call is never repeated on its own.
         */
        get: operations["sendCardPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/refill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Top the balance up
         * @description Registers a top-up and answers the address to pay at; the balance grows once the order is paid. A good answer always holds an address. Money moves: one Idempotency-Key stands for one intent, and the call is never repeated on its own.
         */
        post: operations["refillBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Extend a parking session
         * @description Makes a running session longer, from its end on. Answers as a start does. Money moves: one Idempotency-Key stands for one intent, and the call is never repeated on its own.
         */
        post: operations["renewSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a parking session, or pay for one afterwards
         * @description Prices the stay and starts it. Paid from the balance, or free, it answers the session; any other way to pay answers an address, and the session begins once the order is paid. With `timestart` it is a post-payment for a stay that began then. Guests send the token of the city’s settings. Money moves: one Idempotency-Key stands for one intent, and the call is never repeated on its own.
         */
        post: operations["startParking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/start/v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a session that is paid when it ends
         * @description Starts a session in a city without balance. Nothing is paid now: `cancel/v2` ends it and asks for the money. Money moves: one Idempotency-Key stands for one intent, and the call is never repeated on its own.
         */
        post: operations["startNoBalanceSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What became of a call that moves money
         * @description Tells, by its Idempotency-Key, what became of a call of the same account. The answer `unknown` is final: the back end has never seen the key, and from then on it refuses with 422 every call that comes with it, so a call that was late on its way can no longer move money. Only a call that ended with `done` or with a name is remembered; a call that is still at work is `processing`. Keys of other accounts are `unknown` too. A back end keeps its keys for 24 hours at least. All of this is assumed; a city whose back end can do it says `chargeStatus: true` in its file.
         */
        post: operations["getChargeStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy a permit
         * @description Buys a permit. From the balance it is bought at once and the amount is zero; any other way to pay answers an address. `timestart` is a day; absent, the permit starts on the first day that it can. Money moves: one Idempotency-Key stands for one intent, and the call is never repeated on its own.
         */
        post: operations["paySubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/car": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a vehicle
         * @description Changes a vehicle. Making it the main one takes that away from the one that was. While a session runs for it, nothing else may change.
         */
        put: operations["changeCar"];
        /** Add a vehicle */
        post: operations["addCar"];
        /** Remove a vehicle */
        delete: operations["removeCar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/change-cars": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the list of vehicles
         * @deprecated
         */
        put: operations["changeCars"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/change-cars-v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the list of vehicles
         * @deprecated
         */
        put: operations["changeCarsV2"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the password */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/change-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the profile */
        put: operations["changeProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/change-settings-v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a setting of the account */
        put: operations["changeAccountSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/delete-phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a phone */
        delete: operations["deletePhone"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/download-history/v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download the operations as a file */
        get: operations["downloadHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/get-balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the balance
         * @description A balance of -1 is unknown, not a debt.
         */
        get: operations["getBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/get-benefits-v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the benefits and permits
         * @description Answers the permits and discounts that a driver holds. `all` and `#` mean every zone, `#` any vehicle. The flags say what can be done with each.
         */
        get: operations["getBenefitsV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/get-operations-v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the operations
         * @deprecated
         */
        get: operations["getOperationsV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/get-operations-with-filter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the operations that a filter finds
         * @description Answers the operations between two days, both included. `all` asks for every type, vehicle or zone.
         */
        post: operations["getOperationsWithFilter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/get-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the profile
         * @deprecated
         */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/get-profile-v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the profile
         * @deprecated
         */
        get: operations["getProfileV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/get-profile-v3": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the profile
         * @deprecated
         */
        get: operations["getProfileV3"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/get-profile-v4": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the profile
         * @deprecated
         */
        get: operations["getProfileV4"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/get-profile-v5": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the profile
         * @deprecated
         */
        get: operations["getProfileV5"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/get-profile-v6": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the profile
         * @description Answers the account with its vehicles, phones, documents and sessions. Clients log out when it fails. A balance of -1 is unknown, not a debt.
         */
        get: operations["getProfileV6"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/get-settings-v1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the settings of the account */
        get: operations["getAccountSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/get-subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the permits on sale
         * @description Answers the permits that can be bought. `mounth` is a second spelling of month.
         */
        get: operations["getSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/restore-password-v2/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Restore a password by e-mail or phone */
        put: operations["restorePasswordV2"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/restore-password/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the new password */
        put: operations["setRestoredPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/restore-password/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check the code that restores a password */
        get: operations["checkRestoreCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/restore-password/send-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Send the e-mail that restores a password */
        get: operations["sendRestoreEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/send-email-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a code by e-mail */
        post: operations["sendEmailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/send-sms-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a code by SMS or call */
        post: operations["sendSmsCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/set-main-phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Make a phone the main one
         * @description Makes a phone the main one and takes that away from the one that was.
         */
        put: operations["setMainPhone"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/ts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a vehicle of the fleet */
        delete: operations["removeCorporateVehicle"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/ts/1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a vehicle of the fleet */
        post: operations["addCorporateVehicle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a receipt
         * @description The method is assumed.
         */
        get: operations["getReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/receipt-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the receipts */
        get: operations["getReceipts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sendreceipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Send a receipt by e-mail
         * @description The method is assumed.
         */
        get: operations["sendReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sms-commands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the SMS commands
         * @description The method is assumed.
         */
        get: operations["getSmsCommands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backend/v2/changeGRZ": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the vehicle of a permit
         * @description Moves a permit to another vehicle. The method is assumed.
         */
        post: operations["changePermitVehicle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backend/v2/continueAb": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Continue a permit
         * @description Continues a permit that was paused; the days of the pause are added at its end. The method is assumed.
         */
        post: operations["continuePermit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backend/v2/coop/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log a corporate customer in through the separate service
         * @description Logs a company in through the newer service. The call as a whole is assumed.
         */
        post: operations["loginCooperative"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backend/v2/costPlane": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Price a ticket of a barrier parking
         * @description Prices the ticket of a barrier parking. The price holds for the `sessionId` that comes with it; zero means that the driver may leave.
         */
        get: operations["getPlanarCost"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backend/v2/getTiming": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the durations of the permit constructor
         * @description Answers the durations of the permit constructor, in days.
         */
        get: operations["getTimings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backend/v2/getZones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the zones
         * @description Answers the zones with their prices by kind of day, and their parkings where payment goes by parking. A zone without prices costs 50 roubles an hour.
         */
        get: operations["getZones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backend/v2/pauseAb": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause a permit
         * @description Stops a permit until it is continued. Where a permit cannot do this, `errorMessage` says why. The method is assumed.
         */
        post: operations["pausePermit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backend/v2/payPlane": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay for a barrier parking
         * @description Pays a ticket at the price that was told. When the price is another by now the answer is `PriceChangedTryLater` and nothing is paid. Clients wait for at most 30 seconds. Money moves: one Idempotency-Key stands for one intent, and the call is never repeated on its own.
         */
        post: operations["payPlanar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backend/v2/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund a permit
         * @description Takes a permit back and gives the rest of its price to the balance. Money moves: one Idempotency-Key stands for one intent, and the call is never repeated on its own. The method is assumed.
         */
        post: operations["refundPermit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backend/v2/selectedAbonements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find permits in the constructor
         * @description Searches permits for a set of zones, a day to start on and a duration in days.
         */
        post: operations["findOffers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backend/v2/yandexID": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Log in by the token of a third-party ID
         * @description Logs a driver in by the token of a third-party ID.
         */
        get: operations["loginThirdParty"];
        put?: never;
        /**
         * Log in by the access token of a third-party ID
         * @description Logs a driver in by the access token of a third-party ID. The call as a whole is assumed.
         */
        post: operations["loginThirdPartyByAccessToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AccountSettings: {
            /**
             * @description Reminder at the end of a session
             * @example true
             */
            checkParkingSession?: boolean;
            /**
             * @description Reminder before the end of a session
             * @example true
             */
            checkParkingSessionBefore?: boolean;
            /** @example false */
            pushOff?: boolean;
            /**
             * @description Report of operations by e-mail
             * @example true
             */
            reportHistoryOperation?: boolean;
        };
        AccountSettingsAnswer: components["schemas"]["Envelope"] & {
            result?: components["schemas"]["AccountSettings"];
        };
        /**
         * @description City-local time in an answer, YYYY-MM-DD HH:mm:ss, DD/MM/YYYY HH:mm or DD.MM.YYYY HH:mm; each with or without its seconds
         * @example 2026-11-21 12:00:00
         * @example 21/11/2026 12:00
         */
        AnsweredDateTime: string;
        Appeal: {
            /** @example 1 */
            id?: string;
            /**
             * @description The same in another spelling
             * @example 1
             */
            idAppeal?: string;
            lastMessage?: {
                /** @example Спасибо, разбираемся */
                text?: string;
            };
            /** @example В работе */
            status: string;
            /** @example green */
            statusColor?: string;
            /** @example Оплата */
            subject: string;
        };
        AppealRegisteredAnswer: components["schemas"]["Envelope"] & {
            result?: {
                /** @example 1 */
                idAppeal?: string;
                /** @example Обращение принято */
                message?: string;
            };
        };
        AppealsAnswer: components["schemas"]["Envelope"] & {
            result?: components["schemas"]["Appeal"][];
        };
        BalanceAnswer: components["schemas"]["Envelope"] & {
            result?: {
                /** @description Balance; -1 when unknown */
                balance: components["schemas"]["Money"];
            };
        };
        Benefit: {
            /**
             * @description Cadastral quarter, where a city has permits by quarter
             * @example 16:50:010101
             */
            cadastral?: string;
            /** @example true */
            canChangeTs?: boolean;
            /** @example false */
            canContinue?: boolean;
            /** @example true */
            canPause?: boolean;
            /** @example true */
            canRefund?: boolean;
            endOf: components["schemas"]["ShortDateTime"];
            /** @example AB-100500 */
            orderNum?: string;
            /** @description Discount in percent */
            sale: components["schemas"]["WholeNumber"];
            startOf: components["schemas"]["ShortDateTime"];
            transport?: components["schemas"]["BenefitTransport"] | "#";
            /** @example Месячный абонемент */
            type: string;
            /** @example abonement */
            variation?: string;
            /** @description Zones it holds in; all and # mean every zone */
            zone: string[] | string;
        };
        BenefitsAnswer: components["schemas"]["Envelope"] & {
            result?: components["schemas"]["Benefit"][];
        };
        BenefitTransport: {
            category?: components["schemas"]["VehicleCategory"];
            formatGrz?: components["schemas"]["PlateFormat"];
            /** @example true */
            mainTs?: boolean;
            /**
             * @description Plate; # means any
             * @example А123ВС116
             */
            numberTs?: string;
        };
        CancelAnswer: components["schemas"]["Envelope"] & {
            result?: components["schemas"]["CancelResult"];
        };
        CancelResult: {
            balance?: components["schemas"]["Money"];
            /** @description What came back to the balance */
            sum?: components["schemas"]["Money"];
        };
        CarChangeForm: components["schemas"]["CarForm"] & {
            /**
             * @description The new plate
             * @example А123ВС116
             */
            newgrz?: string;
            /**
             * @description The plate as it was
             * @example А124ВС116
             */
            oldgrz: string;
        };
        CardPaymentAnswer: components["schemas"]["Envelope"] & {
            /** @description What was told, and what came of it; that it is answered is assumed */
            result?: components["schemas"]["CardPaymentInfo"];
        };
        CardPaymentInfo: {
            amount?: components["schemas"]["Money"];
            /** @example 42 */
            billNumber?: string;
            /**
             * @description Invoice id
             * @example 100500
             */
            order?: string;
            /**
             * @description UTC, YYYYMMDDhhmmss
             * @example 20261121090000
             */
            paymentDate?: string;
            /** @example widget */
            source?: string;
            /**
             * @description authorized once the bank has told the back end so, or not
             * @example authorized
             */
            status?: string;
        };
        /** @description A vehicle as the car call writes it: the Russian names of the fields are assumed, VIN and IMEI are not */
        CarForm: {
            /** @example 356938035643809 */
            IMEI?: string;
            token?: components["schemas"]["FormToken"];
            /** @example XTA210990Y2766389 */
            VIN?: string;
            /**
             * @description Number plate, upper case, no spaces
             * @example А123ВС116
             */
            "\u0413\u0420\u0417"?: string;
            "\u041A\u0430\u0442\u0435\u0433\u043E\u0440\u0438\u044F"?: components["schemas"]["VehicleCategory"];
            /** @example Семейный */
            "\u041D\u0430\u0438\u043C\u0435\u043D\u043E\u0432\u0430\u043D\u0438\u0435"?: string;
            /** @description Whether it is the main vehicle */
            "\u041E\u0441\u043D\u043E\u0432\u043D\u043E\u0439"?: components["schemas"]["FormFlag"];
            /** @example 1600123456 */
            "\u0421\u0435\u0440\u0438\u044F\u041D\u043E\u043C\u0435\u0440\u0414\u043E\u043A\u0443\u043C\u0435\u043D\u0442\u0430"?: string;
            /** @example RUS */
            "\u0421\u0442\u0440\u0430\u043D\u0430"?: string;
            /** @example Свидетельство о регистрации ТС */
            "\u0422\u0438\u043F\u0414\u043E\u043A\u0443\u043C\u0435\u043D\u0442\u0430"?: string;
            "\u0424\u043E\u0440\u043C\u0430\u0442"?: components["schemas"]["PlateFormat"];
        };
        CarsAnswer: components["schemas"]["Envelope"] & {
            result?: components["schemas"]["Vehicle"][];
        };
        /** @description What became of a call that moves money */
        ChargeStatus: {
            /**
             * @description The order that it gave an address to pay at
             * @example 100500
             */
            orderId?: string;
            /** @description The errorName that the call was refused with; under a name of its own, because an errorName in a result means that this answer itself has failed */
            reason?: components["schemas"]["ErrorName"];
            /**
             * @description `unknown` is final: no call with this key came, and none will have an effect
             * @example done
             * @enum {string}
             */
            state: "done" | "refused" | "processing" | "unknown";
        };
        ChargeStatusAnswer: components["schemas"]["Envelope"] & {
            result?: components["schemas"]["ChargeStatus"];
        };
        /**
         * @description City-local time in a request, YYYY-MM-DD HH:mm:ss
         * @example 2026-11-21 12:00:00
         */
        CityDateTime: string;
        CitySettings: {
            /** @description Minutes that are billed at a time */
            billingStep?: components["schemas"]["WholeNumber"];
            /** @description Days that are not what their weekday says */
            calendar?: {
                holidays: string[];
                workingDays: string[];
            };
            /** @example false */
            dontUseBalance?: boolean;
            /** @description Minutes at the start that cost nothing */
            freeMinutes?: components["schemas"]["WholeNumber"];
            /**
             * @description Token that guests price and start sessions with, when useSessionWithoutRegister is on
             * @example guest-token
             */
            guestToken?: string;
            /** @description Durations that can be chosen, in minutes */
            intervals?: {
                max: components["schemas"]["WholeNumber"];
                min: components["schemas"]["WholeNumber"];
                step: components["schemas"]["WholeNumber"];
            };
            /** @example true */
            pagePersonalData?: boolean;
            /** @example Правила обработки персональных данных */
            pagePersonalDataTitle?: string;
            /** @example false */
            paymentByParkingId?: boolean;
            paymentsMethods?: components["schemas"]["PaymentMethod"][];
            /** @description Days after the parking day within which it can still be paid */
            postPaymentDays?: components["schemas"]["WholeNumber"];
            /** @description Topics of feedback */
            topics?: components["schemas"]["Topic"][];
            /** @example true */
            useBonus?: boolean;
            /**
             * @description Whether barrier parkings can be paid
             * @example true
             */
            useFlatParking?: boolean;
            /** @example true */
            usePostPayment?: boolean;
            /** @example true */
            usePostPaymentYesterday?: boolean;
            /** @example true */
            useReceipts?: boolean;
            /**
             * @description Whether guests may pay
             * @example true
             */
            useSessionWithoutRegister?: boolean;
            /** @example true */
            useSubscriptionConstructor?: boolean;
            /** @example false */
            useTsCategory?: boolean;
            /** @example true */
            viewPenalty?: boolean;
        };
        ConfirmationAnswer: components["schemas"]["Envelope"] & {
            result?: {
                /** @example salt-email */
                emailSalt?: string;
                /** @example salt-phone */
                phoneSalt?: string;
                /**
                 * @description Token of the account, once all is confirmed
                 * @example token-1
                 */
                token?: string;
            };
        };
        ConfirmationTypeAnswer: components["schemas"]["Envelope"] & {
            result?: {
                /**
                 * @description How a phone is confirmed
                 * @enum {string}
                 */
                typeAuthorization: "SMS" | "Call";
                /**
                 * @description Whether a code can be sent again by SMS
                 * @example true
                 */
                useSmsReplay?: boolean;
            };
        };
        ConstructorOffer: {
            /** @example Абонемент на 30 дней */
            permissionKind: string;
            /** @example constructor-30 */
            permissionKindCode: string;
            permissionType?: components["schemas"]["PermitType"];
            price: components["schemas"]["Money"];
            startDate?: components["schemas"]["SlashDate"];
            zones?: string[];
        };
        CorporateProfile: {
            /** @description Whole roubles; -1 when unknown */
            balance: components["schemas"]["WholeNumber"];
            devices?: components["schemas"]["Device"][];
            drivers?: components["schemas"]["Driver"][];
            /** @example fleet@parking.example */
            email?: string;
            /** @example 1655000010 */
            inn: string;
            /** @example ООО «Автопарк» */
            name: string;
            ts?: components["schemas"]["Vehicle"][];
        };
        CorporateProfileAnswer: components["schemas"]["Envelope"] & {
            result?: components["schemas"]["CorporateProfile"];
        };
        CostAnswer: components["schemas"]["Envelope"] & {
            result?: components["schemas"]["CostResult"];
        };
        CostInterval: {
            /**
             * @description Discount in percent
             * @example 0
             */
            benefit?: number | string | null;
            cost: components["schemas"]["Money"];
            end: components["schemas"]["AnsweredDateTime"];
            minutes?: components["schemas"]["WholeNumber"];
            /** @description An hour */
            price?: components["schemas"]["Money"];
            start: components["schemas"]["AnsweredDateTime"];
        };
        CostResult: {
            /** @description Balance; -1 when unknown */
            balance?: components["schemas"]["Money"];
            /**
             * @description Discount in percent
             * @example 0
             */
            benefit?: number | string | null;
            /** @example Абонемент */
            benefitsName?: string | null;
            costData?: components["schemas"]["CostInterval"][];
            /** @example true */
            moneyEnough?: boolean;
            /** @description Whole roubles */
            price?: components["schemas"]["Money"];
            /**
             * @description The two digits of kopecks
             * @example 00
             */
            priceRest?: string;
            /** @description What is missing on the balance */
            refill?: components["schemas"]["Money"];
            sumSale?: components["schemas"]["Money"];
            totalcost: components["schemas"]["Money"];
            totaldiscount?: components["schemas"]["Money"];
        };
        /**
         * @description Kind of day that a price is for
         * @enum {string}
         */
        DayType: "default" | "saturday" | "sunday" | "holiday";
        Device: {
            /** @example true */
            active?: boolean;
            /** @example 1 */
            id?: string;
            /** @example 356938035643809 */
            imei?: string;
            /** @example XTA210990Y2766389 */
            vin?: string;
        };
        Document: {
            /** @example 1 */
            id?: string;
            /**
             * @description Series and number
             * @example 16 00 123456
             */
            title: string;
            /**
             * @description Vehicle certificate or driving licence
             * @enum {string}
             */
            type: "STS" | "VU";
        };
        /** @description An answer with nothing to tell but that it is done */
        DoneAnswer: components["schemas"]["Envelope"] & Record<string, never>;
        Driver: {
            /** @example true */
            active?: boolean;
            device?: components["schemas"]["Device"];
            /** @example 1 */
            id?: string;
            /**
             * @description Surname, first name, optional patronymic
             * @example Фамилия Имя Отчество
             */
            name: string;
            /** @example 79001234567 */
            phone: string;
            /**
             * @description Number plate, upper case, no spaces
             * @example А123ВС116
             */
            ts?: string;
        };
        /** @description What every answer of HTTP 200 is wrapped in; each call adds its own `result` */
        Envelope: {
            /** @description Text for people, on failure of permit calls */
            errorMessage?: string;
            /** @description Present on failure: a body that carries it is an error whatever its status says */
            errorName?: components["schemas"]["ErrorName"];
            /** @description Text for people */
            message?: string;
            /** @description Seconds until the call is taken again, on a failure that only time heals (LimitSMS, LoginTryLimit) */
            retryAfter?: number;
            status: components["schemas"]["Status"];
        };
        /**
         * @description Every error name of the error catalogue. DoublePhone and doublePhone, LoginTryLimit and loginTryLimit are two spellings of one error, and the wire has both.
         * @enum {string}
         */
        ErrorName: "TokenExpired" | "TokenNotFound" | "AccountNotFound" | "UnknownError" | "ValidationError" | "RequiredField" | "InvalidFormat" | "ItNeedToBeANumber" | "ItNeedToBeAString" | "InDevelopingError" | "NotInCity" | "NoDurationSelected" | "NoZoneSelected" | "NoSumEntered" | "ParkingSessionIsOver" | "ZoneNotFound" | "ParkingSessionNotFound" | "TariffNotFound" | "ParkingSessionAlreadyExists" | "NoSaving" | "PaymentServiceNotFound" | "CalculationCostError" | "CostCalculationError" | "NoMoneyNoHoney" | "NotSelectedPaymentService" | "CalendarIsEmpty" | "EmptyTs" | "CantFindLocation" | "CantFindParking" | "VIN_IMEI_EMPTY" | "FuturePost" | "ParkingSessionWasFree" | "PriceChangedTryLater" | "ServerGateParkingError" | "SetEmailInProfile" | "RefillAmountCanNotBeMaxAllowable" | "PaymentServiceError" | "SubscriptionAlreadyExists" | "EmailExists" | "UserExists" | "PhoneExists" | "PhoneEmpty" | "SMSNotSend" | "LimitSMS" | "DoublePhone" | "doublePhone" | "IncorrectCode" | "CurrentPasswordIncorrect" | "EmptyPass" | "IncorrectLogin" | "UnregistredAccount" | "LoginTryLimit" | "loginTryLimit" | "CaptchaIncorrect";
        Fine: {
            /** @example 3.9 */
            article?: string;
            /** @description When the fine was made out; the format is assumed */
            date?: components["schemas"]["AnsweredDateTime"];
            /** @description Until when the fine can be paid at a discount; the field is assumed */
            discountDate?: components["schemas"]["AnsweredDateTime"];
            /** @description When the parking ended; the format is assumed */
            end?: components["schemas"]["AnsweredDateTime"];
            /** @example Оплачен */
            fineStatus: string;
            /**
             * @description Number plate, upper case, no spaces
             * @example А123ВС116
             */
            grz?: string;
            /** @description When the offence was seen; the format is assumed */
            offenseDate?: components["schemas"]["AnsweredDateTime"];
            /** @example F-1 */
            orderNumber?: string;
            paidSum?: components["schemas"]["Money"];
            /** @example улица Баумана, 1 */
            place?: string;
            /** @example Администрация города */
            provider?: string;
            /** @description When the ruling was made; the format is assumed */
            rulingDate?: components["schemas"]["AnsweredDateTime"];
            /** @description When the parking began; the format is assumed */
            start?: components["schemas"]["AnsweredDateTime"];
            /** @example 1600123456 */
            sts?: string;
            totalSum: components["schemas"]["Money"];
            /** @example Неоплата парковки */
            type?: string;
            /** @example 18810116000000000001 */
            uin: string;
        };
        FineImageAnswer: components["schemas"]["Envelope"] & {
            result?: {
                /**
                 * @description PNG in base64
                 * @example iVBORw0KGgo=
                 */
                image: string;
            };
        };
        FinesAnswer: components["schemas"]["Envelope"] & {
            result?: components["schemas"]["Fine"][];
        };
        /** @description A yes or no: a JSON boolean, or its word in a form */
        FormFlag: boolean | ("true" | "false");
        /**
         * @description Token of the account; its absence is answered by TokenNotFound
         * @example token-1
         */
        FormToken: string;
        /** @description GeoJSON geometry: longitude before latitude */
        Geometry: {
            coordinates: components["schemas"]["Position"];
            /** @constant */
            type: "Point";
        } | {
            coordinates: components["schemas"]["Position"][];
            /** @constant */
            type: "LineString";
        } | {
            coordinates: components["schemas"]["Position"][][];
            /** @constant */
            type: "Polygon";
        };
        LoginAnswer: components["schemas"]["Envelope"] & {
            /** @description Image in base64, when one must be solved */
            captcha?: string;
            /** @example session-1 */
            id_session?: string;
            /** @example token-1 */
            token?: string;
        };
        MapFeature: {
            geometry: components["schemas"]["Geometry"];
            /** @example parking-1 */
            id?: string | number;
            properties: components["schemas"]["MapProperties"];
            /** @constant */
            type: "Feature";
        };
        MapInfo: {
            features: components["schemas"]["MapFeature"][];
            /**
             * @description Totals over the city; which ones is assumed
             * @example {
             *       "total": 5200,
             *       "free": 1400,
             *       "fordisabled": 520
             *     }
             */
            overAll?: {
                [key: string]: components["schemas"]["WholeNumber"];
            };
            /**
             * @description When the data was made; which moments is assumed
             * @example {
             *       "updated": "2026-11-21 12:00:00"
             *     }
             */
            times?: {
                [key: string]: components["schemas"]["AnsweredDateTime"];
            };
            /** @constant */
            type: "FeatureCollection";
        };
        MapInfoAnswer: components["schemas"]["Envelope"] & {
            result?: components["schemas"]["MapInfo"];
        };
        MapProperties: {
            /** @example улица Баумана, 1 */
            address?: string;
            /**
             * @description Category of a parking
             * @enum {string}
             */
            category?: "roadside" | "multilevel" | "planar" | "commerce" | "free" | "for disabled" | "pocket" | "resident" | "taxi" | "bus" | "municipal";
            /**
             * @description Number of the parking
             * @example 10101
             */
            code?: string;
            /**
             * @description Whether parking here is free
             * @example false
             */
            freeparking?: boolean;
            /** @example Парковка на улице Баумана */
            name?: string;
            /** @enum {string} */
            objecttype: "parkings" | "residentzone" | "parcomats" | "terminals" | "InformationTable" | "Church" | "Museum" | "Sight";
            spaces?: components["schemas"]["Spaces"];
            zone?: components["schemas"]["MapZone"];
        };
        MapZone: {
            prices?: components["schemas"]["MapZonePrice"][];
            /**
             * @description What the zone is called, so that visitors find it by its name too
             * @example Центр
             */
            zonename?: string;
            /** @example 101 */
            zonenumber?: string;
        };
        MapZonePrice: {
            /** @description Day the price is for; -2 marks an inactive price */
            daycode?: components["schemas"]["WholeNumber"];
            interval?: components["schemas"]["PriceInterval"];
            /** @description An hour */
            price?: components["schemas"]["Money"];
            /** @description An hour, in kopecks */
            priceNum?: components["schemas"]["WholeNumber"];
            type?: components["schemas"]["DayType"];
        };
        MenuItem: {
            itemOrder?: components["schemas"]["WholeNumber"];
            /** @example / */
            path: string;
            titles: {
                /** @example Map */
                en?: string;
                /** @example Карта */
                ru: string;
            };
        };
        Message: {
            date: components["schemas"]["AnsweredDateTime"];
            /** @description 1 when the user wrote it */
            out: components["schemas"]["WholeNumber"];
            /** @example Не пришёл чек */
            text: string;
        };
        MessagesAnswer: components["schemas"]["Envelope"] & {
            result?: components["schemas"]["Message"][];
        };
        /**
         * @description An amount in roubles: a number, or a string with a dot. A balance of -1 means unknown.
         * @example 12.50
         * @example 12.5
         */
        Money: number | string;
        NewsAnswer: components["schemas"]["Envelope"] & {
            result?: components["schemas"]["NewsItem"][];
        };
        NewsItem: {
            date?: components["schemas"]["AnsweredDateTime"];
            /** @example 1 */
            id: number | string;
            /** @example https://parking.example/news/1.png */
            image?: string;
            /**
             * @description HTML
             * @example <p>Открыта новая парковка.</p>
             */
            text?: string;
            /** @example Новая парковка */
            title?: string;
        };
        NewsItemAnswer: components["schemas"]["Envelope"] & {
            result?: components["schemas"]["NewsItem"];
        };
        Notification: {
            /** @example false */
            closed?: boolean;
            /** @example С 1 декабря тарифы изменятся */
            message?: string;
            /** @example Новые тарифы */
            title?: string;
            /** @description When the operator changed it last */
            updated?: components["schemas"]["AnsweredDateTime"];
        };
        NotificationAnswer: components["schemas"]["Envelope"] & {
            result?: components["schemas"]["Notification"] | null;
        };
        OffersAnswer: components["schemas"]["Envelope"] & {
            result?: components["schemas"]["ConstructorOffer"][];
        };
        Operation: {
            amount?: components["schemas"]["Money"];
            /**
             * @description Link to the fiscal receipt
             * @example https://receipts.example/1
             */
            checkFiscal?: string;
            dateOperation: components["schemas"]["AnsweredDateTime"];
            /** @example Оплата парковки */
            description?: string;
            /** @example 79001234567 */
            driverPhone?: string;
            /** @description Minutes */
            duration?: components["schemas"]["WholeNumber"];
            endOf?: components["schemas"]["AnsweredDateTime"];
            /** @example 100500 */
            orderNumber?: string;
            /** @example 10101 */
            parking?: string;
            /** @example  */
            resolution?: string;
            startsOf?: components["schemas"]["AnsweredDateTime"];
            /**
             * @description Status of the operation; of a payment: wait, processing, done
             * @enum {string}
             */
            status: "done" | "cancel" | "error" | "waiting" | "wait" | "processing";
            sum: components["schemas"]["Money"];
            sumSale?: components["schemas"]["Money"];
            /** @example 100 */
            tariff?: string;
            /**
             * @description Number plate, upper case, no spaces
             * @example А123ВС116
             */
            transport?: string;
            /** @enum {string} */
            type: "payment" | "refill" | "renew" | "cancel" | "paymentSubscription" | "subscription" | "paymentGate" | "bonus20";
            /** @example 101 */
            zone?: string;
        };
        OperationsAnswer: components["schemas"]["Envelope"] & {
            result?: components["schemas"]["Operation"][];
            /** @description How many operations the filter finds */
            total?: components["schemas"]["WholeNumber"];
        };
        OperationsSettings: {
            appLinks?: {
                /** @example https://apps.example/android */
                androidLink?: string;
                /** @example https://apps.example/parking.apk */
                apkLink?: string;
                /** @example https://apps.example/ios */
                iosLink?: string;
                /** @example https://apps.example/yandex */
                yandexStoreLink?: string;
            };
            /** @description A picture that is shown once (assumed: the document names the banner, not where it comes from). It lies on the back end's own host. */
            banner?: {
                /** @example /pictures/new-zones.png */
                image?: string;
                /** @example /news/1 */
                link?: string;
                /**
                 * @description What the picture says, for those who do not see it.
                 * @example Новые зоны в центре
                 */
                title?: string;
            };
            contacts?: {
                /** @example help@parking.example */
                email?: string;
                /** @example 78000000000 */
                phone?: string;
            };
            /**
             * @description Whether names may be shown
             * @example true
             */
            hasPrivateData?: boolean;
            initialZoom?: components["schemas"]["WholeNumber"];
            /**
             * @description Whether the product is closed for maintenance
             * @example false
             */
            isClose?: boolean;
            /**
             * @description Whether corporate customers can log in
             * @example true
             */
            isCoopProfile?: boolean;
            map?: {
                mapCenter?: components["schemas"]["Position"];
            };
            menuItems?: {
                footer?: components["schemas"]["MenuItem"][];
                header?: components["schemas"]["MenuItem"][];
                mobile?: components["schemas"]["MenuItem"][];
            };
            notification?: components["schemas"]["Notification"] | null;
            /** @example 7878 */
            numberSmsSendTo?: string;
        };
        /** @description Settings of the city and of the operations in one object */
        Options: components["schemas"]["CitySettings"] & components["schemas"]["OperationsSettings"];
        OptionsAnswer: components["schemas"]["Envelope"] & {
            result?: components["schemas"]["Options"];
        };
        Page: {
            /** @example rules */
            path?: string;
            /**
             * @description HTML
             * @example <p>Правила</p>
             */
            text?: string;
            /** @example Правила парковки */
            title?: string;
        };
        PageAnswer: components["schemas"]["Envelope"] & {
            result?: components["schemas"]["Page"];
        };
        /** @description Who a receipt is made out to */
        Payer: components["schemas"]["PayerIndividual"] | components["schemas"]["PayerLegal"];
        PayerIndividual: {
            /** @example Казань, улица Баумана, 1 */
            address: string;
            /**
             * @description City-local day of issue, DD/MM/YYYY; the format is assumed
             * @example 01/02/2015
             */
            DateDoc: string;
            /** @example Имя */
            firstName: string;
            /** @example Отдел внутренних дел */
            issuer: string;
            /** @example Фамилия */
            lastName: string;
            /** @example Отчество */
            middleName: string;
            /** @example 123456 */
            numberDoc: string;
            /** @example 9200 */
            seriesDoc: string;
            /** @enum {unknown} */
            type: 1 | "1";
            /**
             * @description 1 passport, 2 driving licence
             * @example 1
             * @example 2
             */
            typeDoc: number | string;
        };
        PayerLegal: {
            /** @example Казань, улица Баумана, 2 */
            address: string;
            /** @example 1655000010 */
            inn: string;
            /** @example 165501001 */
            kpp: string;
            /** @example ООО «Автопарк» */
            name: string;
            /** @example 1021600000124 */
            ogrn: string;
            /** @enum {unknown} */
            type: 2 | "2";
        };
        /** @description A way to pay. Each field comes under one of two spellings. */
        PaymentMethod: {
            /** @example С баланса личного кабинета */
            description?: string;
            /**
             * @description Whether a phone must be given
             * @example false
             */
            isPhoneRequired?: boolean;
            /** @example С баланса личного кабинета */
            methodDescription?: string;
            /**
             * @description Machine name; Квитанция means paying by receipt
             * @example balance
             */
            methodName?: string;
            /** @example Баланс */
            methodNameForShow?: string;
            /**
             * @description The same in another spelling
             * @example balance
             */
            name?: string;
            /** @example Баланс */
            nameForShow?: string;
        };
        PermitActionAnswer: components["schemas"]["Envelope"] & {
            result?: {
                /** @description What a refund gives back */
                amount?: components["schemas"]["Money"];
                /** @example Готово */
                message?: string;
                /** @example AB-100500 */
                orderNum?: string;
            };
        };
        PermitCard: {
            cost: components["schemas"]["Money"];
            /** @example Абонемент на месяц */
            parkingPermit: string;
            /** @example month-101 */
            parkingPermitCode: string;
            /** @example Действует в одной зоне */
            parkingPermitDesc?: string;
            parkingPermitSort?: components["schemas"]["WholeNumber"];
            /**
             * @description Date it must start on, when fixed
             * @example 2026-12-01
             */
            parkingPermitStartDate?: string;
            /**
             * @description Number plate, upper case, no spaces
             * @example А123ВС116
             */
            parkingPermitTs?: string;
            parkingPermitType: components["schemas"]["PermitType"];
            /**
             * @description Zone it holds in; all by default
             * @example all
             */
            zone?: string;
        };
        PermitCardsAnswer: components["schemas"]["Envelope"] & {
            result?: components["schemas"]["PermitCard"][];
        };
        /**
         * @description Kind of permit; mounth is a second spelling of month
         * @enum {string}
         */
        PermitType: "month" | "prev_day" | "day" | "week" | "mounth" | "quarter" | "year";
        PlanarPaidAnswer: components["schemas"]["Envelope"] & {
            result?: {
                /**
                 * @description Words for the driver when nothing is left to pay
                 * @example Оплачено
                 */
                message?: string;
                /**
                 * @description Where to pay; note the small first letter
                 * @example https://pay.example/checkout,1?order=2
                 */
                redirectURL?: string;
            };
        };
        PlanarPrice: {
            cost: components["schemas"]["Money"];
            /** @example 5 */
            parkingNumber?: string;
            /** @example 777 */
            sessionId: string;
        };
        PlanarPriceAnswer: components["schemas"]["Envelope"] & {
            result?: components["schemas"]["PlanarPrice"];
        };
        /**
         * @description Format of the plate, in the spellings that the wire has
         * @enum {string}
         */
        PlateFormat: "Russian" | "Foreign" | "rus" | "other";
        /**
         * @description Longitude, latitude
         * @example [
         *       49.112,
         *       55.794
         *     ]
         */
        Position: number[];
        /** @description Hours of the day, half-open */
        PriceInterval: {
            /**
             * @description HH:mm:ss
             * @example 08:00:00
             */
            from: string;
            /**
             * @description HH:mm:ss
             * @example 19:00:00
             */
            to: string;
        };
        Profile: {
            /** @description Balance; -1 when unknown */
            balance: components["schemas"]["Money"];
            /**
             * @description Number of the zone to offer first
             * @example 101
             */
            defaultZone?: string;
            documents?: components["schemas"]["Document"][];
            /** @example driver@parking.example */
            email: string;
            /** @example Имя */
            firstName?: string;
            /** @example Фамилия */
            lastName?: string;
            /** @example Отчество */
            middleName?: string;
            paymentsMethods?: components["schemas"]["PaymentMethod"][];
            sessions?: components["schemas"]["Session"][];
            /** @description The main telephone */
            telephone?: components["schemas"]["Telephone"];
            telephones?: components["schemas"]["Telephone"][];
            ts?: components["schemas"]["Vehicle"][];
        };
        ProfileAnswer: components["schemas"]["Envelope"] & {
            result?: components["schemas"]["Profile"];
        };
        Receipt: {
            date?: components["schemas"]["AnsweredDateTime"];
            /** @example Пополнение баланса */
            receiptname?: string;
            /** @example R-1 */
            receiptnumber: string;
            /** @example Выставлена */
            status?: string;
            sum: components["schemas"]["Money"];
            /**
             * @description Kind of payer: 1 individual, 2 legal
             * @example 1
             */
            type?: number | string;
            /** @example 18810116000000000001 */
            UIN?: string;
        };
        ReceiptCreatedAnswer: components["schemas"]["Envelope"] & {
            result?: {
                /** @example R-1 */
                receiptnumber: string;
                sum?: components["schemas"]["Money"];
            };
        };
        ReceiptsAnswer: components["schemas"]["Envelope"] & {
            result?: components["schemas"]["Receipt"][];
        };
        Redirect: {
            /** @description What is to be paid */
            amount?: components["schemas"]["Money"];
            /**
             * @description The order that the payment closes
             * @example 100500
             */
            orderId?: string;
            /**
             * @description Where to pay; the first comma stands for a dot. That it stands in the result is assumed
             * @example https://pay.example/checkout,1?order=1
             */
            RedirectURL?: string;
        };
        RedirectAnswer: components["schemas"]["Envelope"] & {
            result?: components["schemas"]["Redirect"];
        };
        RegistrationAnswer: components["schemas"]["Envelope"] & {
            result?: {
                /** @example salt-email */
                emailSalt?: string;
                /** @example salt-phone */
                phoneSalt?: string;
            };
        };
        RestoreAnswer: components["schemas"]["Envelope"] & {
            result?: {
                /**
                 * @description What the next step takes
                 * @example restore-token
                 */
                token?: string;
            };
        };
        Session: {
            /** @description What a waiting session costs */
            amountToPay?: components["schemas"]["Money"] | null;
            /** @description Minutes */
            duration?: components["schemas"]["WholeNumber"];
            endDate: components["schemas"]["AnsweredDateTime"];
            /** @example 1 */
            id: string;
            /** @example 10101 */
            parkingCode?: string;
            /** @description Since when a post-payment counts */
            postPaymentStartTime?: components["schemas"]["AnsweredDateTime"] | null;
            /** @example 100500 */
            reservationId?: string;
            startDate: components["schemas"]["AnsweredDateTime"];
            /**
             * @description Действует is an active session, Ожидает оплаты one that waits for its payment, Завершена and Отменена are over; the state of a session with any other word is not known
             * @example Действует
             */
            status: string;
            sum?: components["schemas"]["Money"];
            transport?: {
                /**
                 * @description Number plate, upper case, no spaces
                 * @example А123ВС116
                 */
                numberTs: string;
            };
            /** @example 101 */
            zone?: string;
        };
        /** @description The session, or where to pay for it */
        SessionPaid: components["schemas"]["Redirect"] & {
            /** @example 1 */
            id?: string;
            /** @example 100500 */
            reservationId?: string;
            /** @description The session that began, when nothing is left to pay */
            session?: components["schemas"]["Session"];
        };
        SessionPaidAnswer: components["schemas"]["Envelope"] & {
            result?: components["schemas"]["SessionPaid"];
        };
        /**
         * @description City-local time, DD/MM/YY HH:mm, or with the year in full
         * @example 01/12/26 00:00
         * @example 01/12/2026 00:00
         */
        ShortDateTime: string;
        /**
         * @description City-local date, DD/MM/YYYY
         * @example 21/11/2026
         */
        SlashDate: string;
        SmsCommand: {
            /** @example префикс*зона*номер*часы */
            command_transcription?: string;
            /** @example 61*101*А123ВС161*1 */
            example: string;
            /** @example Начать парковку */
            hint?: string;
            /** @example Оплата */
            name: string;
        };
        SmsCommandsAnswer: components["schemas"]["Envelope"] & {
            result?: components["schemas"]["SmsCommand"][];
        };
        /** @description How many spaces there are */
        Spaces: {
            fordisabled?: components["schemas"]["WholeNumber"];
            free?: components["schemas"]["WholeNumber"];
            total?: components["schemas"]["WholeNumber"];
        };
        /**
         * @description Success in two spellings, failure in two spellings. Anything else than ok and Ok is a failure.
         * @enum {string}
         */
        Status: "ok" | "Ok" | "error" | "Error";
        Telephone: {
            /** @example true */
            isMain?: boolean;
            /** @example 79001234567 */
            phone: string;
        };
        TelephonesAnswer: components["schemas"]["Envelope"] & {
            result?: components["schemas"]["Telephone"][];
        };
        Timing: {
            /** @example 30 дней */
            name?: string;
            /** @description Days */
            value: components["schemas"]["WholeNumber"];
        };
        TimingsAnswer: components["schemas"]["Envelope"] & {
            result?: components["schemas"]["Timing"][];
        };
        TokenAnswer: components["schemas"]["Envelope"] & {
            result?: {
                /** @example token-1 */
                token: string;
            };
        };
        Topic: {
            /** @example Оплата */
            label: string;
            /** @example 1 */
            value: string | number;
        };
        Vehicle: {
            /** @example true */
            active?: boolean;
            category?: components["schemas"]["VehicleCategory"];
            /** @example RUS */
            country?: string;
            /**
             * @description Status of its tracking device; `not active` means that it is off
             * @example active
             */
            deviceStatus?: string;
            /** @example Свидетельство о регистрации ТС */
            docType?: string;
            formatGrz?: components["schemas"]["PlateFormat"];
            /** @example 1 */
            id?: string;
            /** @example 356938035643809 */
            imei?: string;
            /**
             * @description Whether it is the main vehicle
             * @example true
             */
            mainTs?: boolean;
            /** @example Семейный */
            name?: string;
            /**
             * @description Number plate, upper case, no spaces
             * @example А123ВС116
             */
            numberTs: string;
            /** @example 116 */
            region?: string;
            /**
             * @description Series and number of the vehicle certificate
             * @example 1600123456
             */
            STSNumber?: string;
            /** @example XTA210990Y2766389 */
            vin?: string;
        };
        VehicleAddedAnswer: components["schemas"]["Envelope"] & {
            result?: {
                /** @example 1 */
                id?: string;
            };
        };
        /**
         * @description Category of the vehicle
         * @enum {string}
         */
        VehicleCategory: "B" | "A" | "C" | "D" | "M";
        /**
         * @description A whole number, or a string of its digits
         * @example 60
         * @example 60
         */
        WholeNumber: number | string;
        Zone: {
            /** @example Зона 101 */
            name?: string;
            /** @description Parkings of the zone. Where paymentByParkingId is on, the driver chooses one of them and its code goes out as ParkingCode */
            parkings?: {
                /** @example улица Баумана */
                name?: string;
                /** @example 10101 */
                parkingCode: string;
            }[];
            prices?: components["schemas"]["ZonePrice"][];
            /** @example 101 */
            value: string;
            /** @example Центр */
            zonename?: string;
            /** @example 101 */
            zonenumber?: string;
        };
        ZonePrice: {
            category?: components["schemas"]["VehicleCategory"];
            interval: components["schemas"]["PriceInterval"];
            /** @description An hour, in roubles */
            price?: components["schemas"]["Money"];
            /** @description An hour, in kopecks */
            priceNum?: components["schemas"]["WholeNumber"];
            type: components["schemas"]["DayType"];
        };
        ZonesAnswer: components["schemas"]["Envelope"] & {
            result?: components["schemas"]["Zone"][];
        };
    };
    responses: {
        /** @description A request that cannot be read */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "error",
                 *       "errorName": "ValidationError"
                 *     }
                 */
                "application/json": components["schemas"]["Envelope"];
            };
        };
        /** @description The call with this key is still running */
        KeyInUse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "error",
                 *       "errorName": "UnknownError"
                 *     }
                 */
                "application/json": components["schemas"]["Envelope"];
            };
        };
        /** @description The key was used with another body, or it was asked about before any call came with it */
        KeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "error",
                 *       "errorName": "ValidationError"
                 *     }
                 */
                "application/json": components["schemas"]["Envelope"];
            };
        };
        /** @description Too many calls came within a minute, of one address or one account. Nothing was done. */
        TooManyCalls: {
            headers: {
                /** @description After how many seconds the next call is answered */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "error",
                 *       "errorName": "UnknownError",
                 *       "message": "Too many calls: try again in 20 s"
                 *     }
                 */
                "application/json": components["schemas"]["Envelope"];
            };
        };
        /** @description The token has expired */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "error",
                 *       "errorName": "TokenExpired"
                 *     }
                 */
                "application/json": components["schemas"]["Envelope"];
            };
        };
    };
    parameters: {
        /**
         * @description One key for one intent to move money. The same key and body bring the first answer again.
         * @example 4f6f1d0e-3f0b-4c1e-9a51-0d9b1e4c2a77
         */
        IdempotencyKey: string;
        /**
         * @description Token of the account; its absence is answered by TokenNotFound
         * @example token-1
         */
        Token: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    registerAppeal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description That it is JSON, as where the token stands in the same header, is assumed */
        requestBody: {
            content: {
                "application/json": {
                    /** @example driver@parking.example */
                    email?: string;
                    /** @example 1 */
                    idSubject?: string;
                    /** @example Не пришёл чек */
                    message?: string;
                    /** @example 79001234567 */
                    phone?: string;
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppealRegisteredAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    getAppeals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppealsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    getMessages: {
        parameters: {
            query: {
                /** @example 1 */
                idAppeal: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description That it is JSON, as where the token stands in the same header, is assumed */
        requestBody: {
            content: {
                "application/json": {
                    /** @example 1 */
                    idAppeal?: string;
                    /** @example Спасибо */
                    message?: string;
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    changeRegistrationPhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @example 79001234567 */
                    phone?: string;
                    token?: components["schemas"]["FormToken"];
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    checkCaptcha: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @example captcha-response */
                    "g-recaptcha-response"?: string;
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    checkEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @example driver@parking.example */
                    email?: string;
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    checkPhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @example 79001234567 */
                    phone?: string;
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @example 1234 */
                    code?: string;
                    token?: components["schemas"]["FormToken"];
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    confirmPhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @example 1234 */
                    code?: string;
                    token?: components["schemas"]["FormToken"];
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    getConfirmationTypeV2: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmationTypeAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @example a1b2 */
                    captcha?: string;
                    /** @example session-1 */
                    id_session?: string;
                    /** @example driver@parking.example */
                    login?: string;
                    /** @example secret-1 */
                    password?: string;
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    loginCorporate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @example K-1 */
                    contractNumber?: string;
                    /** @example 1655000010 */
                    inn?: string;
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    loginV2: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @example a1b2 */
                    captcha?: string;
                    /** @example session-1 */
                    id_session?: string;
                    /** @example driver@parking.example */
                    login?: string;
                    /** @example secret-1 */
                    password?: string;
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    loginV3: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @example a1b2 */
                    captcha?: string;
                    /** @example session-1 */
                    id_session?: string;
                    /** @example driver@parking.example */
                    login?: string;
                    /** @example secret-1 */
                    password?: string;
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    loginV4: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @example a1b2 */
                    captcha?: string;
                    /** @example session-1 */
                    id_session?: string;
                    /** @example driver@parking.example */
                    login?: string;
                    /** @example secret-1 */
                    password?: string;
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    loginV5: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @example a1b2 */
                    captcha?: string;
                    /** @example session-1 */
                    id_session?: string;
                    /** @example driver@parking.example */
                    login?: string;
                    /** @example secret-1 */
                    password?: string;
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    token?: components["schemas"]["FormToken"];
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @example SMS */
                    confirmationType?: string;
                    /** @example driver@parking.example */
                    email?: string;
                    /** @example Имя */
                    firstname?: string;
                    /** @example Фамилия */
                    lastname?: string;
                    /** @example Отчество */
                    middlename?: string;
                    /** @example secret-1 */
                    pass?: string;
                    /**
                     * @description Digits and a plus
                     * @example +79001234567
                     */
                    phone?: string;
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    registerV2: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @example SMS */
                    confirmationType?: string;
                    /**
                     * Format: date-time
                     * @description When the box was ticked
                     * @example 2026-11-20T09:00:00.000Z
                     */
                    consentAt?: string;
                    /**
                     * @description The text that the driver agreed to, of the handling of personal data, as it was shown; sent where the city's file has one
                     * @example Даю согласие на обработку персональных данных
                     */
                    consentText?: string;
                    /**
                     * @description What tells that text from earlier ones
                     * @example 2025-09-01
                     */
                    consentVersion?: string;
                    /** @example driver@parking.example */
                    email?: string;
                    /** @example Имя */
                    firstname?: string;
                    /** @example Фамилия */
                    lastname?: string;
                    /** @example Отчество */
                    middlename?: string;
                    /** @example secret-1 */
                    pass?: string;
                    /**
                     * @description Digits and a plus
                     * @example +79001234567
                     */
                    phone?: string;
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistrationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    activateDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description Number plate, upper case, no spaces
                     * @example А123ВС116
                     */
                    grz?: string;
                    /** @example 356938035643809 */
                    imei?: string;
                    /** @example 1655000010 */
                    inn?: string;
                    token?: components["schemas"]["FormToken"];
                    /** @example XTA210990Y2766389 */
                    vin?: string;
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    activateDriver: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @example Фамилия Имя */
                    fio?: string;
                    /** @example 1655000010 */
                    inn?: string;
                    /** @example 79001234567 */
                    phone_number?: string;
                    token?: components["schemas"]["FormToken"];
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    addDriver: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description Number plate, upper case, no spaces
                     * @example А123ВС116
                     */
                    car_number?: string;
                    /** @example Фамилия Имя */
                    driver?: string;
                    /** @example 79001234567 */
                    phone?: string;
                    token?: components["schemas"]["FormToken"];
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    deactivateDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description Number plate, upper case, no spaces
                     * @example А123ВС116
                     */
                    grz?: string;
                    /** @example 356938035643809 */
                    imei?: string;
                    /** @example 1655000010 */
                    inn?: string;
                    token?: components["schemas"]["FormToken"];
                    /** @example XTA210990Y2766389 */
                    vin?: string;
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    deactivateDriver: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @example Фамилия Имя */
                    fio?: string;
                    /** @example 1655000010 */
                    inn?: string;
                    /** @example 79001234567 */
                    phone_number?: string;
                    token?: components["schemas"]["FormToken"];
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    editDriver: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description Number plate, upper case, no spaces
                     * @example А123ВС116
                     */
                    car_number?: string;
                    /**
                     * @description Number plate, upper case, no spaces
                     * @example А123ВС116
                     */
                    car_number_n?: string;
                    /** @example Фамилия Имя */
                    driver?: string;
                    /** @example Фамилия Имя */
                    driver_n?: string;
                    /** @example 79001234567 */
                    phone?: string;
                    /** @example 79001234567 */
                    phone_n?: string;
                    token?: components["schemas"]["FormToken"];
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    getCorporateProfile: {
        parameters: {
            query?: {
                /**
                 * @description Token of the account; its absence is answered by TokenNotFound
                 * @example token-1
                 */
                token?: components["parameters"]["Token"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CorporateProfileAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    removeDriver: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description That a DELETE carries a form is assumed */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description Number plate, upper case, no spaces
                     * @example А123ВС116
                     */
                    car_number?: string;
                    /** @example Фамилия Имя */
                    driver?: string;
                    /** @example 79001234567 */
                    phone?: string;
                    token?: components["schemas"]["FormToken"];
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    createRefillReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description JSON text of who pays
                     * @example {"type":2,"name":"ООО «Автопарк»","ogrn":"1021600000124","inn":"1655000010","kpp":"165501001","address":"Казань, улица Баумана, 2"}
                     */
                    payer?: string;
                    sum?: components["schemas"]["Money"];
                    token?: components["schemas"]["FormToken"];
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptCreatedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    createSubscriptionReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @example month-101 */
                    codeSubscription?: string;
                    /**
                     * @description Number plate, upper case, no spaces
                     * @example А123ВС116
                     */
                    grz?: string;
                    /**
                     * @description JSON text of who pays
                     * @example {"type":2,"name":"ООО «Автопарк»","ogrn":"1021600000124","inn":"1655000010","kpp":"165501001","address":"Казань, улица Баумана, 2"}
                     */
                    payer?: string;
                    token?: components["schemas"]["FormToken"];
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptCreatedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    getFineImage: {
        parameters: {
            query: {
                /**
                 * @description Token of the account; its absence is answered by TokenNotFound
                 * @example token-1
                 */
                token?: components["parameters"]["Token"];
                /** @example 18810116000000000001 */
                uin: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FineImageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    getFines: {
        parameters: {
            query?: {
                /**
                 * @description Token of the account; its absence is answered by TokenNotFound
                 * @example token-1
                 */
                token?: components["parameters"]["Token"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FinesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    getMapInfoV2: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MapInfoAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    getMapInfoV3: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MapInfoAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    getOptionsInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptionsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    getOptionsInfoV2: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptionsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    getOptionsInfoV3: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptionsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    getNews: {
        parameters: {
            query?: {
                /** @example 10 */
                limit?: components["schemas"]["WholeNumber"];
                /** @example 0 */
                offset?: components["schemas"]["WholeNumber"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    getNewsItem: {
        parameters: {
            query: {
                /** @example 1 */
                id: components["schemas"]["WholeNumber"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsItemAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    getNotification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    getOptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptionsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    getPage: {
        parameters: {
            query: {
                /** @example rules */
                path: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PageAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    abortSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key for one intent to move money. The same key and body bring the first answer again.
                 * @example 4f6f1d0e-3f0b-4c1e-9a51-0d9b1e4c2a77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @example 100500 */
                    OrderId?: string;
                    /**
                     * @description Name of the payment method
                     * @example balance
                     */
                    PaymentService?: string;
                    Token?: components["schemas"]["FormToken"];
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedirectAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["KeyInUse"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    cancelSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key for one intent to move money. The same key and body bring the first answer again.
                 * @example 4f6f1d0e-3f0b-4c1e-9a51-0d9b1e4c2a77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @example 100500 */
                    ReservationId?: string;
                    Token?: components["schemas"]["FormToken"];
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancelAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["KeyInUse"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    cancelNoBalanceSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key for one intent to move money. The same key and body bring the first answer again.
                 * @example 4f6f1d0e-3f0b-4c1e-9a51-0d9b1e4c2a77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @example 100500 */
                    OrderId?: string;
                    /**
                     * @description Name of the payment method
                     * @example balance
                     */
                    PaymentService?: string;
                    /**
                     * @description Where the method asks for one
                     * @example 79001234567
                     */
                    phone?: string;
                    Token?: components["schemas"]["FormToken"];
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedirectAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["KeyInUse"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    calculateCost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    Category?: components["schemas"]["VehicleCategory"];
                    /** @description Minutes */
                    Duration?: components["schemas"]["WholeNumber"];
                    NumberFormat?: components["schemas"]["PlateFormat"];
                    /**
                     * @description Number of the parking
                     * @example 10101
                     */
                    ParkingCode?: string;
                    /** @example 100500 */
                    ReservationId?: string;
                    /** @description When a post-payment began */
                    timestart?: components["schemas"]["CityDateTime"];
                    Token?: components["schemas"]["FormToken"];
                    /**
                     * @description Number plate, upper case, no spaces
                     * @example А123ВС116
                     */
                    Vehicle?: string;
                    /** @example 101 */
                    Zone?: string;
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CostAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    payDeferredSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key for one intent to move money. The same key and body bring the first answer again.
                 * @example 4f6f1d0e-3f0b-4c1e-9a51-0d9b1e4c2a77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @example 100500 */
                    OrderId?: string;
                    /**
                     * @description Name of the payment method
                     * @example balance
                     */
                    PaymentService?: string;
                    /**
                     * @description Where the method asks for one
                     * @example 79001234567
                     */
                    phone?: string;
                    Token?: components["schemas"]["FormToken"];
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedirectAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["KeyInUse"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    sendCardPayment: {
        parameters: {
            query?: {
                /** @example 12.50 */
                amount?: components["schemas"]["Money"];
                /** @example 42 */
                billnumber?: string;
                /** @example 100500 */
                order?: string;
                /**
                 * @description UTC, YYYYMMDDhhmmss
                 * @example 20261121090000
                 */
                paymentDate?: string;
                /** @example widget */
                source?: string;
                /** @example authorized */
                status?: string;
            };
            header?: {
                /**
                 * @description One key for one intent to move money. The same key and body bring the first answer again.
                 * @example 4f6f1d0e-3f0b-4c1e-9a51-0d9b1e4c2a77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardPaymentAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["KeyInUse"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    refillBalance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key for one intent to move money. The same key and body bring the first answer again.
                 * @example 4f6f1d0e-3f0b-4c1e-9a51-0d9b1e4c2a77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description Name of the payment method
                     * @example balance
                     */
                    PaymentService?: string;
                    /** @example 79001234567 */
                    phone?: string;
                    RefillAmount?: components["schemas"]["Money"];
                    Token?: components["schemas"]["FormToken"];
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedirectAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["KeyInUse"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    renewSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key for one intent to move money. The same key and body bring the first answer again.
                 * @example 4f6f1d0e-3f0b-4c1e-9a51-0d9b1e4c2a77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description Minutes */
                    Duration?: components["schemas"]["WholeNumber"];
                    /**
                     * @description Name of the payment method
                     * @example balance
                     */
                    PaymentService?: string;
                    /** @example 79001234567 */
                    phone?: string;
                    /** @example 100500 */
                    ReservationId?: string;
                    /** @description When a post-payment began */
                    timestart?: components["schemas"]["CityDateTime"];
                    Token?: components["schemas"]["FormToken"];
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionPaidAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["KeyInUse"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    startParking: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key for one intent to move money. The same key and body bring the first answer again.
                 * @example 4f6f1d0e-3f0b-4c1e-9a51-0d9b1e4c2a77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    Category?: components["schemas"]["VehicleCategory"];
                    /** @description Minutes */
                    Duration?: components["schemas"]["WholeNumber"];
                    NumberFormat?: components["schemas"]["PlateFormat"];
                    /**
                     * @description Number of the parking
                     * @example 10101
                     */
                    ParkingCode?: string;
                    /**
                     * @description Name of the payment method
                     * @example balance
                     */
                    PaymentService?: string;
                    /** @example 79001234567 */
                    phone?: string;
                    /** @description When a post-payment began */
                    timestart?: components["schemas"]["CityDateTime"];
                    Token?: components["schemas"]["FormToken"];
                    /**
                     * @description Number plate, upper case, no spaces
                     * @example А123ВС116
                     */
                    Vehicle?: string;
                    /** @example 101 */
                    Zone?: string;
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionPaidAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["KeyInUse"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    startNoBalanceSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key for one intent to move money. The same key and body bring the first answer again.
                 * @example 4f6f1d0e-3f0b-4c1e-9a51-0d9b1e4c2a77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description Number of the parking
                     * @example 10101
                     */
                    ParkingCode?: string;
                    Token?: components["schemas"]["FormToken"];
                    "Vehicle[Category]"?: components["schemas"]["VehicleCategory"];
                    /**
                     * @description Number plate, upper case, no spaces
                     * @example А123ВС116
                     */
                    "Vehicle[Number]"?: string;
                    "Vehicle[NumberFormat]"?: components["schemas"]["PlateFormat"];
                    /** @example 101 */
                    Zone?: string;
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionPaidAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["KeyInUse"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    getChargeStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description The Idempotency-Key of the call that is asked about
                     * @example 4f6f1d0e-3f0b-4c1e-9a51-0d9b1e4c2a77
                     */
                    Key: string;
                    Token?: components["schemas"]["FormToken"];
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChargeStatusAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    paySubscription: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key for one intent to move money. The same key and body bring the first answer again.
                 * @example 4f6f1d0e-3f0b-4c1e-9a51-0d9b1e4c2a77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @example month-101 */
                    codeSubscription?: string;
                    /**
                     * @description Name of the payment method
                     * @example balance
                     */
                    paymentService?: string;
                    /** @example 79001234567 */
                    phone?: string;
                    /** @description City-local day on which the permit starts; the format is assumed */
                    timestart?: components["schemas"]["SlashDate"];
                    token?: components["schemas"]["FormToken"];
                    /**
                     * @description Number plate, upper case, no spaces
                     * @example А123ВС116
                     */
                    vehicle?: string;
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RedirectAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["KeyInUse"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    changeCar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CarChangeForm"];
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    addCar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CarForm"];
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    removeCar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description That a DELETE carries a form is assumed */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CarForm"];
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    changeCars: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description JSON list of vehicles
                     * @example []
                     */
                    cars?: string;
                    token?: components["schemas"]["FormToken"];
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    changeCarsV2: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description JSON list of vehicles
                     * @example []
                     */
                    cars?: string;
                    token?: components["schemas"]["FormToken"];
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @example secret-1 */
                    currentpass?: string;
                    /** @example secret-2 */
                    pass?: string;
                    token?: components["schemas"]["FormToken"];
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    changeProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description JSON list of documents: the specification has no call for them
                     * @example []
                     */
                    documents?: string;
                    /** @example driver@parking.example */
                    email?: string;
                    /** @example Имя */
                    firstname?: string;
                    /** @example Фамилия */
                    lastname?: string;
                    /** @example Отчество */
                    middlename?: string;
                    token?: components["schemas"]["FormToken"];
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    changeAccountSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description That name and value come as a form is assumed */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @example reportHistoryOperation */
                    name?: string;
                    token?: components["schemas"]["FormToken"];
                    value?: components["schemas"]["FormFlag"];
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSettingsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    deletePhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description That a DELETE carries a form is assumed */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @example 79001234567 */
                    phone?: string;
                    token?: components["schemas"]["FormToken"];
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TelephonesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    downloadHistory: {
        parameters: {
            query: {
                /** @example 79001234567 */
                Driver?: string;
                /** @example 21/11/2026 */
                EndDate?: components["schemas"]["SlashDate"];
                /** @example all */
                Operation?: string;
                /** @example 100500 */
                OrderNumber?: string;
                /** @example 21/11/2026 */
                StartDate?: components["schemas"]["SlashDate"];
                /**
                 * @description Token of the account; its absence is answered by TokenNotFound
                 * @example token-1
                 */
                token?: components["parameters"]["Token"];
                /** @example xls */
                type: "xls" | "pdf";
                /** @example all */
                Vehicle?: string;
                /** @example all */
                Zone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                    "application/pdf": string;
                    "application/vnd.ms-excel": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    getBalance: {
        parameters: {
            query?: {
                /**
                 * @description Token of the account; its absence is answered by TokenNotFound
                 * @example token-1
                 */
                token?: components["parameters"]["Token"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BalanceAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    getBenefitsV2: {
        parameters: {
            query?: {
                /**
                 * @description Token of the account; its absence is answered by TokenNotFound
                 * @example token-1
                 */
                token?: components["parameters"]["Token"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BenefitsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    getOperationsV2: {
        parameters: {
            query?: {
                /**
                 * @description Token of the account; its absence is answered by TokenNotFound
                 * @example token-1
                 */
                token?: components["parameters"]["Token"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    getOperationsWithFilter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @example 79001234567 */
                    Driver?: string;
                    EndDate?: components["schemas"]["SlashDate"];
                    limit?: components["schemas"]["WholeNumber"];
                    offset?: components["schemas"]["WholeNumber"];
                    /** @example all */
                    Operation?: string;
                    /** @example 100500 */
                    OrderNumber?: string;
                    StartDate?: components["schemas"]["SlashDate"];
                    token?: components["schemas"]["FormToken"];
                    /** @example all */
                    Vehicle?: string;
                    /** @example all */
                    Zone?: string;
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    getProfile: {
        parameters: {
            query?: {
                /**
                 * @description Token of the account; its absence is answered by TokenNotFound
                 * @example token-1
                 */
                token?: components["parameters"]["Token"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    getProfileV2: {
        parameters: {
            query?: {
                /**
                 * @description Token of the account; its absence is answered by TokenNotFound
                 * @example token-1
                 */
                token?: components["parameters"]["Token"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    getProfileV3: {
        parameters: {
            query?: {
                /**
                 * @description Token of the account; its absence is answered by TokenNotFound
                 * @example token-1
                 */
                token?: components["parameters"]["Token"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    getProfileV4: {
        parameters: {
            query?: {
                /**
                 * @description Token of the account; its absence is answered by TokenNotFound
                 * @example token-1
                 */
                token?: components["parameters"]["Token"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    getProfileV5: {
        parameters: {
            query?: {
                /**
                 * @description Token of the account; its absence is answered by TokenNotFound
                 * @example token-1
                 */
                token?: components["parameters"]["Token"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    getProfileV6: {
        parameters: {
            query?: {
                /**
                 * @description Token of the account; its absence is answered by TokenNotFound
                 * @example token-1
                 */
                token?: components["parameters"]["Token"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    getAccountSettings: {
        parameters: {
            query?: {
                /**
                 * @description Token of the account; its absence is answered by TokenNotFound
                 * @example token-1
                 */
                token?: components["parameters"]["Token"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSettingsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    getSubscription: {
        parameters: {
            query?: {
                /**
                 * @description Token of the account; its absence is answered by TokenNotFound
                 * @example token-1
                 */
                token?: components["parameters"]["Token"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermitCardsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    restorePasswordV2: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @example driver@parking.example */
                    login?: string;
                    /** @example email */
                    type?: string;
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestoreAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    setRestoredPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @example secret-2 */
                    pass?: string;
                    token?: components["schemas"]["FormToken"];
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    checkRestoreCode: {
        parameters: {
            query?: {
                /**
                 * @description What the first step answered. It binds the code to the account that asked for it; a code takes five tries and 15 minutes at most.
                 * @example restore-token
                 */
                salt?: string;
                /**
                 * @description The code of the message
                 * @example 123456
                 */
                token?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestoreAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    sendRestoreEmail: {
        parameters: {
            query?: {
                /** @example driver@parking.example */
                email?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RestoreAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    sendEmailCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    edit?: components["schemas"]["FormFlag"];
                    /** @example driver@parking.example */
                    email?: string;
                    token?: components["schemas"]["FormToken"];
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    sendSmsCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    edit?: components["schemas"]["FormFlag"];
                    isReply?: components["schemas"]["FormFlag"];
                    /** @example 79001234567 */
                    phone?: string;
                    token?: components["schemas"]["FormToken"];
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    setMainPhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @example 79001234567 */
                    phone?: string;
                    token?: components["schemas"]["FormToken"];
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TelephonesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    removeCorporateVehicle: {
        parameters: {
            query?: {
                /**
                 * @description Token of the account; its absence is answered by TokenNotFound
                 * @example token-1
                 */
                token?: components["parameters"]["Token"];
            };
            header?: never;
            path: {
                /** @example 1 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    addCorporateVehicle: {
        parameters: {
            query?: {
                /**
                 * @description Token of the account; its absence is answered by TokenNotFound
                 * @example token-1
                 */
                token?: components["parameters"]["Token"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /**
                     * @description Number plate, upper case, no spaces
                     * @example А123ВС116
                     */
                    number?: string;
                    /** @example XTA210990Y2766389 */
                    VINNumber?: string;
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VehicleAddedAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    getReceipt: {
        parameters: {
            query: {
                /** @example R-1 */
                receiptnumber: string;
                /**
                 * @description Token of the account; its absence is answered by TokenNotFound
                 * @example token-1
                 */
                token?: components["parameters"]["Token"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    getReceipts: {
        parameters: {
            query?: {
                /**
                 * @description Token of the account; its absence is answered by TokenNotFound
                 * @example token-1
                 */
                token?: components["parameters"]["Token"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    sendReceipt: {
        parameters: {
            query: {
                /** @example driver@parking.example */
                email: string;
                /** @example R-1 */
                receiptnumber: string;
                /**
                 * @description Token of the account; its absence is answered by TokenNotFound
                 * @example token-1
                 */
                token?: components["parameters"]["Token"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    getSmsCommands: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmsCommandsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    changePermitVehicle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Number plate, upper case, no spaces
                     * @example А124ВС116
                     */
                    grzNew?: string;
                    /** @example AB-100500 */
                    orderNum: string;
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermitActionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    continuePermit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example AB-100500 */
                    orderNum: string;
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermitActionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    loginCooperative: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example K-1 */
                    contractNumber?: string;
                    /** @example 1655000010 */
                    inn?: string;
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    getPlanarCost: {
        parameters: {
            query?: {
                /** @example 5 */
                parkingNumber?: string;
                /** @example 1000123 */
                ticketNumber?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanarPriceAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    getTimings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimingsAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    getZones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ZonesAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    pausePermit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example AB-100500 */
                    orderNum: string;
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermitActionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    payPlanar: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key for one intent to move money. The same key and body bring the first answer again.
                 * @example 4f6f1d0e-3f0b-4c1e-9a51-0d9b1e4c2a77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example 5 */
                    parkingNumber?: string;
                    /**
                     * @description Name of the payment method
                     * @example balance
                     */
                    paymentService?: string;
                    /**
                     * @description Where the method asks for one
                     * @example 79001234567
                     */
                    phone?: string;
                    /** @example 777 */
                    sessionId?: string;
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanarPaidAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["KeyInUse"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    refundPermit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One key for one intent to move money. The same key and body bring the first answer again.
                 * @example 4f6f1d0e-3f0b-4c1e-9a51-0d9b1e4c2a77
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example AB-100500 */
                    orderNum: string;
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermitActionAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["KeyInUse"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    findOffers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description City-local day on which the permit starts; the format is assumed */
                    dateStart?: components["schemas"]["SlashDate"];
                    /**
                     * @description Number plate, upper case, no spaces
                     * @example А123ВС116
                     */
                    grz?: string;
                    timing?: components["schemas"]["WholeNumber"];
                    zones?: string[];
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OffersAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    loginThirdParty: {
        parameters: {
            query: {
                /** @example id-token */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyCalls"];
        };
    };
    loginThirdPartyByAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example access-token */
                    access_token: string;
                };
            };
        };
        responses: {
            /** @description The answer, or why there is none */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyCalls"];
        };
    };
}
